import { describe, expect, it } from 'vitest';

import { gatherLines, logTo } from '#api/http/log.ts';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function gathering() {
  const written: string[] = [];
  return { written, ...gatherLines((text) => written.push(text)) };
}

describe('the lines of the log', () => {
  it('lines that come together are written together, in their order', async () => {
    const { written, add } = gathering();
    for (const line of ['one\n', 'two\n', 'three\n']) add(line);
    expect(written).toEqual([]);
    await sleep(60);
    expect(written).toEqual(['one\ntwo\nthree\n']);
    add('four\n');
    await sleep(60);
    expect(written).toEqual(['one\ntwo\nthree\n', 'four\n']);
  });

  it('are written at once when they are told to be, and then no second time', async () => {
    const { written, add, flush } = gathering();
    add('one\n');
    flush();
    flush();
    expect(written).toEqual(['one\n']);
    await sleep(60);
    expect(written).toEqual(['one\n']);
  });

  it('do not wait when they are many', () => {
    const { written, add } = gathering();
    for (let line = 0; line < 1000; line += 1) add(`${'x'.repeat(99)}\n`);
    expect(written.length).toBeGreaterThan(0);
  });

  it('lines that tell of an error are written at once, with those before them', () => {
    const { written, add, flush } = gathering();
    const log = logTo(add, flush);
    log({ level: 'info', event: 'request' });
    expect(written).toEqual([]);
    log({ level: 'error', event: 'bug' });
    expect(written.join('').split('\n').filter(Boolean)).toHaveLength(2);
  });
});
