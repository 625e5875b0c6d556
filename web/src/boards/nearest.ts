/** Of all setups that can be played, the one that keeps what was just chosen and otherwise differs in the least from what is wanted. */
export function nearest<S extends object>(all: readonly S[], wanted: S, chosen: keyof S): S {
  const terms = Object.keys(wanted) as (keyof S)[];
  const differences = (setup: S) => terms.filter((term) => setup[term] !== wanted[term]).length;
  const possible = all.filter((setup) => setup[chosen] === wanted[chosen]);
  return possible.reduce((best, setup) => (differences(setup) < differences(best) ? setup : best), possible[0] ?? wanted);
}
