// Four players, a little state, and moves that are nearly free: what is measured is the server around the game.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const { Server, Origins } = require("boardgame.io/server");

const game = {
  name: "reference",
  setup: () => ({ rooms: Array.from({ length: 21 }, (_, number) => ({ number, noise: false, crew: [] })), log: 0 }),
  moves: {
    step({ G, playerID }, room) {
      const at = G.rooms[room % G.rooms.length];
      at.noise = !at.noise;
      at.crew = [playerID];
      G.log += 1;
    },
  },
};
game.turn = { activePlayers: { all: "play" }, stages: { play: { moves: game.moves } } };

Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port: 4790 }, () => console.log("listening"));
