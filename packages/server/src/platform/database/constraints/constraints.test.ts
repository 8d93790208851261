import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fillTables, openTestDatabase, type TestDatabase } from '@awning/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectFolder } from '../../project-folder.ts';
import { createClient } from '../index.ts';
import { sampleValues } from '../migrations/sample-values.fixture.ts';
import { type Constraint, readColumns, readConstraints } from './catalogue.fixture.ts';
import { otherWebsiteId, type Scene, violate } from './violate.fixture.ts';

let database: TestDatabase;
let scene: Scene;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillTables(database, sampleValues);
  scene = { constraints: await readConstraints(database), columns: await readColumns(database) };
});
afterAll(() => database.close());

test('the database has the constraints of docs/reference/constraints.md and no others, each with its promise', async () => {
  const reviewed = reviewedLines(await readFile(path.join(projectFolder, 'docs/reference/constraints.md'), 'utf8'));
  expect(scene.constraints.map(lineOf).sort()).toEqual(reviewed.map(({ line }) => line).sort());
  expect(reviewed.filter(({ promise }) => promise === '')).toEqual([]);
});

test('each of them refuses by itself what it is there to refuse', async () => {
  const client = createClient(database.address);
  await client.connect();
  const wrong: string[] = [];
  try {
    await client.query(
      `insert into website (id, name, languages, created_at) values ('${otherWebsiteId}', 'Other', '[]', now())`,
    );
    for (const constraint of scene.constraints) {
      for (const { alone, without } of await violate(client, constraint, scene)) {
        if (alone === constraint.name && without === 'accepted') continue;
        wrong.push(`${constraint.table}.${constraint.name}: ${alone}; without it: ${without}`);
      }
    }
  } finally {
    await client.end();
  }
  expect(scene.constraints.length).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});

/** The constraint's line in the list, without its promise, below the heading of its table. */
function lineOf({ table, name, kind, definition }: Constraint): string {
  return `${table}: | ${name} | ${kind} | \`${definition}\` |`;
}

function reviewedLines(page: string): { readonly line: string; readonly promise: string }[] {
  return page.split(/^## /m).flatMap((section) => {
    const table = section.slice(0, section.indexOf('\n'));
    const rows = section.matchAll(/^(\| \w+ \| [a-z ]+ \| `.+` \|) (.*?) ?\|$/gm);
    return [...rows].map(([, line, promise]) => ({ line: `${table}: ${line}`, promise: promise! }));
  });
}
