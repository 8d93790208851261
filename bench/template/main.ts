import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Contestant, contestants, OURS, REFERENCE } from './engines.ts';
import { measure } from './measure.ts';
import { blogPage } from './pages/blog.ts';
import { commercePage } from './pages/commerce.ts';
import type { Page } from './pages/page.ts';
import { productsPage } from './pages/products.ts';
import { tinyPage } from './pages/tiny.ts';
import { describeResults, microsOf, type PageResult, ratio } from './report.ts';

const REPORT_FILE = 'docs/reference/benchmarks.md';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '21' } } });
const rounds = Number(values.rounds);

const results = [
  measurePage(productsPage, 8, 3),
  measurePage(blogPage, 6, 3),
  measurePage(tinyPage, 12, undefined),
  measurePage(commercePage, 6, undefined),
];
const section = describeResults(results, REFERENCE, OURS, new Date().toISOString().slice(0, 10));
console.log(section);
writeSection(section);
for (const failure of results.flatMap(failuresOf)) {
  console.error(failure);
  process.exitCode = 1;
}

function measurePage(page: Page, minRenderRatio: number, maxCompileRatio: number | undefined): PageResult {
  const engines = contestants(page);
  const characters = checkOutputs(page, engines);
  return {
    page: page.name,
    characters,
    render: measure(
      engines.map(({ engine, render }) => ({ name: engine, run: render })),
      rounds,
    ),
    compile: measure(
      engines.map(({ engine, compile }) => ({ name: engine, run: compile })),
      rounds,
    ),
    minRenderRatio,
    maxCompileRatio,
  };
}

/** Speeds are comparable only if all engines print the same. Returns the length of the output. */
function checkOutputs(page: Page, engines: readonly Contestant[]): number {
  const expected = engines.find(({ engine }) => engine === REFERENCE)?.render() ?? '';
  for (const { engine, render } of engines) {
    const output = render();
    if (output !== expected) {
      const at = Array.from(output).findIndex((char, i) => char !== expected[i]);
      throw new Error(
        `${engine} prints something else on the ${page.name} at ${at}: ${JSON.stringify(output.slice(at - 40, at + 40))} instead of ${JSON.stringify(expected.slice(at - 40, at + 40))}`,
      );
    }
  }
  return expected.length;
}

function failuresOf(result: PageResult): readonly string[] {
  const render = ratio(microsOf(result.render, REFERENCE), microsOf(result.render, OURS));
  const compile = ratio(microsOf(result.compile, OURS), microsOf(result.compile, REFERENCE));
  return [
    ...(render < result.minRenderRatio
      ? [`${result.page}: render ratio ${render.toFixed(2)} is below ${result.minRenderRatio}`]
      : []),
    ...(result.maxCompileRatio !== undefined && compile > result.maxCompileRatio
      ? [`${result.page}: compile ratio ${compile.toFixed(2)} is above ${result.maxCompileRatio}`]
      : []),
  ];
}

/** Replaces our section of the page and keeps the others. */
function writeSection(section: string): void {
  const page = existsSync(REPORT_FILE) ? readFileSync(REPORT_FILE, 'utf8') : '# Benchmarks\n';
  const sections = page.split(/^(?=## )/m);
  const others = sections.filter((one) => !one.startsWith('## Template engine\n'));
  writeFileSync(REPORT_FILE, `${[...others.map((one) => one.trimEnd()), section.trimEnd()].join('\n\n')}\n`);
}
