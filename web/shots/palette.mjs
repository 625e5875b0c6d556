// A picture with at most 256 colours: screens are flat, and a repository keeps every version of them.
import { deflateSync, inflateSync } from "node:zlib";

const COLOURS = 256;

/** The pixels of a PNG of eight bits a channel without interlacing, as Chromium writes them. */
function read(png) {
  let [at, data] = [8, []];
  const head = { width: png.readUInt32BE(16), height: png.readUInt32BE(20), channels: { 2: 3, 6: 4 }[png[25]] };
  if (png[24] !== 8 || !head.channels || png[28] !== 0) throw new Error("not a plain PNG");
  while (at < png.length) {
    const [length, type] = [png.readUInt32BE(at), png.toString("latin1", at + 4, at + 8)];
    if (type === "IDAT") data.push(png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const raw = inflateSync(Buffer.concat(data));
  const { width, height, channels } = head;
  const line = width * channels;
  const pixels = new Uint8Array(line * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (line + 1)];
    for (let x = 0; x < line; x++) {
      const left = x >= channels ? pixels[y * line + x - channels] : 0;
      const up = y > 0 ? pixels[(y - 1) * line + x] : 0;
      const corner = x >= channels && y > 0 ? pixels[(y - 1) * line + x - channels] : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
      pixels[y * line + x] = raw[y * (line + 1) + 1 + x] + guess;
    }
  }
  return { ...head, pixels };
}

function paeth(left, up, corner) {
  const base = left + up - corner;
  const [a, b, c] = [Math.abs(base - left), Math.abs(base - up), Math.abs(base - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** Colours for a picture: boxes of similar ones, the largest divided again and again, each become their mean. */
function palette(counts) {
  let boxes = [[...counts].map(([colour, count]) => ({ rgb: [colour >> 16, (colour >> 8) & 255, colour & 255], count }))];
  const spread = (box, channel) => Math.max(...box.map(({ rgb }) => rgb[channel])) - Math.min(...box.map(({ rgb }) => rgb[channel]));
  while (boxes.length < COLOURS) {
    const rated = boxes.map((box) => (box.length < 2 ? 0 : Math.max(spread(box, 0), spread(box, 1), spread(box, 2)) * Math.log2(2 + box.reduce((sum, { count }) => sum + count, 0))));
    const most = rated.indexOf(Math.max(...rated));
    if (!rated[most]) break;
    const box = boxes[most];
    const channel = [0, 1, 2].reduce((best, one) => (spread(box, one) > spread(box, best) ? one : best), 0);
    box.sort((one, other) => one.rgb[channel] - other.rgb[channel]);
    const total = box.reduce((sum, { count }) => sum + count, 0);
    let [seen, cut] = [0, 0];
    while (cut < box.length - 2 && seen + box[cut].count < total / 2) seen += box[cut++].count;
    boxes.splice(most, 1, box.slice(0, cut + 1), box.slice(cut + 1));
  }
  // A colour that fills much of the picture is kept exactly.
  return boxes.filter((box) => box.length > 0).map((box) => {
    const total = box.reduce((sum, { count }) => sum + count, 0);
    const top = box.reduce((best, one) => (one.count > best.count ? one : best));
    if (top.count > total / 2) return top.rgb;
    return [0, 1, 2].map((channel) => Math.round(box.reduce((sum, { rgb, count }) => sum + rgb[channel] * count, 0) / total));
  });
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc(body), body.length + 4);
  return framed;
}

function crc(bytes) {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

export function reduced(png) {
  const { width, height, channels, pixels } = read(png);
  const counts = new Map();
  const colours = new Uint32Array(width * height);
  for (let i = 0; i < colours.length; i++) {
    const at = i * channels;
    colours[i] = (pixels[at] << 16) | (pixels[at + 1] << 8) | pixels[at + 2];
    counts.set(colours[i], (counts.get(colours[i]) ?? 0) + 1);
  }
  const chosen = palette(counts);
  const nearest = new Map([...counts.keys()].map((colour) => {
    const rgb = [colour >> 16, (colour >> 8) & 255, colour & 255];
    const far = chosen.map((one) => (one[0] - rgb[0]) ** 2 * 3 + (one[1] - rgb[1]) ** 2 * 4 + (one[2] - rgb[2]) ** 2 * 2);
    return [colour, far.indexOf(Math.min(...far))];
  }));
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) lines[y * (width + 1) + 1 + x] = nearest.get(colours[y * width + x]);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([png.subarray(0, 8), chunk("IHDR", head), chunk("PLTE", Buffer.from(chosen.flat())), chunk("IDAT", deflateSync(lines, { level: 9 })), chunk("IEND", Buffer.alloc(0))]);
}
