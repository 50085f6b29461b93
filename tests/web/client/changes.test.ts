import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Change } from '#api/contract/entity/changes.ts';
import { createBookSubscription } from '#web/client/changes/book-subscription.ts';
import { keepConnected } from '#web/client/changes/connection.ts';
import { framesOf } from '#web/client/changes/frames.ts';
import { channelName, subscribeViaLeaderTab } from '#web/client/changes/leader-tab.ts';
import { subscribePerTab } from '#web/client/changes/per-tab.ts';
import { streamServer } from '../support/stream.ts';
import type { StreamServer } from '../support/stream.ts';

let server: StreamServer;
const tabs: AbortController[] = [];
let bookId = 100;

beforeEach(() => {
  server = streamServer();
  // Locks and channels of one test must not meet those of another.
  bookId += 1;
});
afterEach(() => {
  vi.useRealTimers();
  for (const tab of tabs.splice(0)) tab.abort();
});

async function until(holds: () => boolean): Promise<void> {
  await expect.poll(holds, { timeout: 8000, interval: 10 }).toBe(true);
}
const change = (seq: number, ...kinds: Change['kinds']): Change => ({ seq, kinds });
const journal = (seq: number) => change(seq, 'journal');
const stand = (seq: number): Change => ({ seq, kinds: [], quiet_ms: 60_000 });

/** What a tab was told, in order. */
type Tab = { readonly told: unknown[]; readonly close: () => void };

function openTab(
  subscribe: typeof subscribeViaLeaderTab | typeof subscribePerTab = subscribeViaLeaderTab,
): Tab {
  const told: unknown[] = [];
  const closed = new AbortController();
  tabs.push(closed);
  const subscription = createBookSubscription(
    { bookId, personId: 3 },
    {
      onChange: (one) => void told.push(one),
      onStart: (quietMs) => void told.push(quietMs < 1000 ? 'began: just now' : 'began: long ago'),
      onRefused() {
        told.push('refused');
        closed.abort();
      },
    },
  );
  void subscribe(subscription, closed.signal);
  return { told, close: () => closed.abort() };
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
  const listen = (lastSeq: () => number | null = () => null) => {
    const heard: unknown[] = [];
    const over = new AbortController();
    tabs.push(over);
    const done = keepConnected(
      { bookId, lastSeq, refuse: () => void heard.push('refused') },
      (frame) => void heard.push(frame),
      over.signal,
    );
    return { heard, done, stop: () => over.abort() };
  };

  test('is taken up again from where it was when it ends', async () => {
    let after: number | null = null;
    listen(() => after);
    await until(() => server.lines.length === 1);
    expect(server.lines[0]?.after).toBeNull();
    server.lines[0]?.say(stand(41));
    after = 41;
    server.lines[0]?.end();
    await until(() => server.lines.length === 2);
    expect(server.lines[1]?.after).toBe('41');
  });

  test('is tried again without a word when it cannot be had', async () => {
    const warn = vi.spyOn(console, 'warn');
    server.refuse('silence', { status: 503 });
    const { heard } = listen();
    await until(() => server.lines.length === 1);
    expect(heard).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  test('waits for as long as the server asks, or until the network is there again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.refuse({ status: 503, headers: { 'Retry-After': '600' } });
    listen();
    await vi.advanceTimersByTimeAsync(599_000);
    expect(server.asked()).toBe(1);
    window.dispatchEvent(new Event('online'));
    await until(() => server.lines.length === 1);
  });

  test.each([401, 404])('is given up when the server says %i', async (status) => {
    server.refuse({ status });
    const { heard, done } = listen();
    await done;
    expect(heard).toEqual(['refused']);
  });

  test('is closed when nobody wants to hear any more', async () => {
    const { done, stop } = listen();
    await until(() => server.open().length === 1);
    stop();
    await done;
    expect(server.open()).toHaveLength(0);
  });
});

/** Waits for what the leading tab tells the others; those that opened before hear it before. */
const signOfLife = () =>
  new Promise<void>((resolve) => {
    const channel = new BroadcastChannel(channelName({ personId: 3, bookId }));
    channel.addEventListener('message', ({ data }) => {
      if (data.signal !== 'alive') return;
      channel.close();
      resolve();
    });
  });

describe('tabs of one browser', () => {
  test('share one connection, and all hear what it says', async () => {
    const three = [openTab(), openTab(), openTab()];
    await until(() => server.open().length === 1);
    server.lines[0]?.say(stand(41));
    server.lines[0]?.say(journal(42));
    for (const { told } of three) {
      await until(() => told.length === 2);
      expect(told).toEqual(['began: long ago', journal(42)]);
    }
    expect(server.lines).toHaveLength(1);
  });

  test('learn where the log stands when they come later', async () => {
    const first = openTab();
    await until(() => server.open().length === 1);
    server.lines[0]?.say(stand(41));
    await until(() => first.told.length === 1);
    const later = openTab();
    await until(() => later.told.length === 1);
    expect(later.told).toEqual(['began: long ago']);
    server.lines[0]?.say(journal(42));
    await until(() => later.told.length === 2);
    const last = openTab();
    await until(() => last.told.length === 1);
    expect(last.told).toEqual(['began: just now']);
    expect(first.told).toHaveLength(2);
  });

  test('hand the connection on when the one that listens closes', async () => {
    const first = openTab();
    await until(() => server.open().length === 1);
    const second = openTab();
    server.lines[0]?.say(stand(41));
    server.lines[0]?.say(journal(42));
    await until(() => second.told.length === 2);
    first.close();
    await until(() => server.lines.length === 2);
    expect(server.lines[1]?.after).toBe('42');
    expect(server.open()).toHaveLength(1);
    server.lines[1]?.say(change(45, 'account'));
    await until(() => second.told.length === 3);
    expect(first.told).toHaveLength(2);
  });

  test('are all told that the book is closed to them, and ask no more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    // The second may ask before it hears what the first was told.
    server.refuse({ status: 404 }, { status: 404 });
    const both = [openTab(), openTab()];
    for (const { told } of both) await until(() => told.includes('refused'));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(server.lines).toHaveLength(0);
  });

  test('take the connection over from one that the system has put to sleep', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const asleep = openTab();
    await until(() => server.open().length === 1);
    const awake = openTab();
    server.lines[0]?.say(stand(41));
    await until(() => awake.told.length === 1);
    vi.advanceTimersByTime(90_000);
    const alive = signOfLife();
    server.lines[0]?.send(':\n\n');
    await alive;
    vi.advanceTimersByTime(90_000);
    expect(server.lines).toHaveLength(1);
    vi.advanceTimersByTime(40_000);
    await until(() => server.lines.length === 2);
    expect(server.lines[1]?.after).toBe('41');
    expect(server.open()).toHaveLength(1);
    // The other waits for its turn again.
    server.lines[1]?.say(journal(42));
    await until(() => asleep.told.length === 2);
    awake.close();
    await until(() => server.lines.length === 3);
    expect(server.lines[2]?.after).toBe('42');
  });

  test('have a connection of their own for another book', async () => {
    openTab();
    await until(() => server.open().length === 1);
    bookId += 1;
    openTab();
    await until(() => server.open().length === 2);
    expect(new Set(server.open().map((line) => line.bookId)).size).toBe(2);
  });

  test('listen each for themselves without locks, while they are seen', async () => {
    const seen = vi.spyOn(document, 'visibilityState', 'get');
    const both = [openTab(subscribePerTab), openTab(subscribePerTab)];
    await until(() => server.open().length === 2);
    for (const line of server.lines) line.say(stand(41));
    for (const { told } of both) await until(() => told.length === 1);
    seen.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => server.open().length === 0);
    seen.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => server.open().length === 2);
    expect(server.open().map(({ after }) => after)).toEqual(['41', '41']);
    seen.mockRestore();
  });
});

describe('a first event', () => {
  test('says nothing of how long it was quiet when others ran into it', async () => {
    const { told } = openTab();
    await until(() => server.open().length === 1);
    server.lines[0]?.say({ kinds: ['user'], shared: true });
    server.lines[0]?.say(journal(42));
    await until(() => told.length === 2);
    expect(told).toEqual([{ kinds: ['user'], shared: true }, 'began: just now']);
  });
});
