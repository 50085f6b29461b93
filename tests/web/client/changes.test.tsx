import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Change } from '#api/contract/entity/changes.ts';
import { keepConnected } from '#web/client/changes/connection.ts';
import { framesOf } from '#web/client/changes/frames.ts';
import { streamServer } from '../support/stream.ts';
import type { StreamServer } from '../support/stream.ts';

const BOOK = 101;

let server: StreamServer;
const tabs: AbortController[] = [];

beforeEach(() => {
  server = streamServer();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const tab of tabs.splice(0)) tab.abort();
});

async function until(holds: () => boolean): Promise<void> {
  await expect.poll(holds, { interval: 10 }).toBe(true);
}
const journal = (seq: number): Change => ({ seq, kinds: ['journal'] });
const position = (seq: number): Change => ({ seq, kinds: [], quiet_ms: 60_000 });

/** A page that is open at the book. */
function openTab() {
  const told: unknown[] = [];
  const closed = new AbortController();
  tabs.push(closed);
  const done = keepConnected(
    BOOK,
    {
      onChange: (one) => void told.push(one),
      onStart: (quietMs) => void told.push(quietMs < 1000 ? 'began: just now' : 'began: long ago'),
      onRefused: () => void told.push('refused'),
    },
    closed.signal,
  );
  return { told, done, close: () => closed.abort() };
}

describe('a stream of events', () => {
  const frames = async (...chunks: readonly string[]) => {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    });
    const all: unknown[] = [];
    for await (const frame of framesOf(body)) all.push(frame);
    return all;
  };
  const text = 'retry: 2000\nid: 7\ndata: {"seq":7,"kinds":["journal"]}\n\n:\n\n';

  test('is read wherever it is cut', async () => {
    const whole = [journal(7), null];
    expect(await frames(text)).toEqual(whole);
    expect(await frames(...text)).toEqual(whole);
    for (let at = 1; at < text.length; at += 7) {
      expect(await frames(text.slice(0, at), text.slice(at))).toEqual(whole);
    }
  });

  test('counts as a sign of life also where it holds what nobody can read', async () => {
    expect(await frames('data: {"seq":\n\n', 'data: {"kinds":["stars"]}\n\n')).toEqual([
      null,
      null,
    ]);
  });
});

describe('a connection', () => {
  test('passes on what it receives, and goes on from there when it ends', async () => {
    const { told } = openTab();
    await until(() => server.lines.length === 1);
    expect(server.lines[0]?.after).toBeNull();
    server.lines[0]?.say(position(41));
    server.lines[0]?.say(journal(42));
    await until(() => told.length === 2);
    expect(told).toEqual(['began: long ago', journal(42)]);
    server.lines[0]?.end();
    await until(() => server.lines.length === 2);
    expect(server.lines[1]?.after).toBe('42');
  });

  test('says nothing of how long it was quiet when other changes ran into its first', async () => {
    const { told } = openTab();
    await until(() => server.open().length === 1);
    server.lines[0]?.say({ kinds: ['user'], shared: true });
    server.lines[0]?.say(journal(42));
    await until(() => told.length === 2);
    expect(told).toEqual([{ kinds: ['user'], shared: true }, 'began: just now']);
  });

  test('is tried again without a word when it cannot be had', async () => {
    const warn = vi.spyOn(console, 'warn');
    server.refuse('silence', { status: 503 });
    const { told } = openTab();
    await until(() => server.lines.length === 1);
    expect(told).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('waits for as long as the server asks, or until the network is there again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.refuse({ status: 503, headers: { 'Retry-After': '600' } });
    openTab();
    await vi.advanceTimersByTimeAsync(599_000);
    expect(server.asked()).toBe(1);
    window.dispatchEvent(new Event('online'));
    await until(() => server.lines.length === 1);
  });

  test.each([401, 404])('is given up when the server says %i', async (status) => {
    server.refuse({ status });
    const { told, done } = openTab();
    await done;
    expect(told).toEqual(['refused']);
    expect(server.asked()).toBe(1);
  });

  test('is closed when the page is left', async () => {
    const { done, close } = openTab();
    await until(() => server.open().length === 1);
    close();
    await done;
    expect(server.open()).toHaveLength(0);
  });

  test('is kept only while the page is seen, and goes on from where it was', async () => {
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const show = (state: DocumentVisibilityState) => {
      seen.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const { told } = openTab();
    expect(server.asked()).toBe(0);
    show('visible');
    await until(() => server.open().length === 1);
    server.lines[0]?.say(position(41));
    await until(() => told.length === 1);
    show('hidden');
    await until(() => server.open().length === 0);
    show('visible');
    await until(() => server.open().length === 1);
    expect(server.open()[0]?.after).toBe('41');
    expect(server.asked()).toBe(2);
  });

  test('is not begun by a page that is left before anybody has seen it', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { close, done } = openTab();
    close();
    await done;
    expect(server.asked()).toBe(0);
  });
});
