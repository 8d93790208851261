/** Runs one part of the tests under its name; answers what it found and how long that took. */
export async function part(name, run) {
  console.log(`\n${name}`);
  const began = performance.now();
  const counts = await run();
  return { name, counts, seconds: ((performance.now() - began) / 1000).toFixed(1) };
}
