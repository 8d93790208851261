// Prints the steps of a start or a test run, one line each. Plain JavaScript: it runs before anything is installed.

// Progress goes to standard error: standard output is for results.
const output = process.stderr;
const isTerminal = output.isTTY && !process.env.CI;

/** Shows a step while it runs and its duration when it is done; a failed step is shown as failed and its error rethrown. */
export async function step(name, work) {
  const began = performance.now();
  const clock = isTerminal ? setInterval(() => redraw(`  … ${name}  ${seconds(began)}`), 200) : undefined;
  // Without a terminal the line stays: an installation takes minutes, and silence looks like a hang.
  if (isTerminal) redraw(`  … ${name}`);
  else output.write(`  … ${name}\n`);
  try {
    const result = await work();
    finish(`  ✓ ${name}  ${seconds(began)}`);
    return result;
  } catch (error) {
    finish(`  ✗ ${name}  ${seconds(began)}`);
    throw error;
  } finally {
    clearInterval(clock);
  }
}

function redraw(line) {
  output.write(`\r\x1b[2K${line}`);
}

function finish(line) {
  if (isTerminal) redraw(`${line}\n`);
  else output.write(`${line}\n`);
}

function seconds(began) {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}
