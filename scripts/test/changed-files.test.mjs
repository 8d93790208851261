import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { changedFiles } from './changed-files.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'awning-changed-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('changes since main are committed, uncommitted and new files', async () => {
  git('init', '--quiet', '--initial-branch=main');
  for (const name of ['kept', 'committed', 'edited', 'gone']) write(name, 'before');
  commit();
  git('checkout', '--quiet', '-b', 'work');
  write('committed', 'after');
  commit();
  write('edited', 'after');
  write('new', 'after');
  rmSync(path.join(folder, 'gone'));
  expect((await changedFiles(folder)).toSorted()).toEqual(['committed', 'edited', 'new']);
});

function write(name, text) {
  writeFileSync(path.join(folder, name), text);
}

function commit() {
  git('add', '--all');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '--quiet', '--message', 'a change');
}

function git(...args) {
  execFileSync('git', args, { cwd: folder });
}
