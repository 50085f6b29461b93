// Each call of the table of costly ones, by one person, until there is no place: what comes beyond
// is told when to ask again, others have places of their own, and who leaves makes room.
import { describe, expect, it } from 'vitest';
import { COSTLY_CALLS, placesKindOf } from '#api/contract/costly.ts';
import { endpoints } from '#api/contract/endpoints.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { PLACES_RULES } from '#api/limits/costly-places.ts';
import { sampleApp } from './sample-app.ts';

type Name = keyof typeof COSTLY_CALLS;
const names = Object.keys(COSTLY_CALLS) as Name[];
const withPlaces = names.filter((name) => placesKindOf(endpoints[name])([]) !== null);

/** The call on a server of its own, whose work never ends by itself. */
function hanging(name: Name) {
  const { body: _body, query: _query, lines: _lines, ...call } = endpoints[name] as Endpoint;
  const sample = sampleApp({ books: [{ id: 1, name: 'Sahyadri Traders', role: 'owner' }] });
  let isEnded = false;
  const ends = new Set<() => void>();
  const began = { count: 0 };
  sample.mount({ ...call, access: 'member' } as Endpoint, async ({ context }) => {
    began.count += 1;
    if (!isEnded) await new Promise<void>((done) => ends.add(done));
    return context.body('done', 200);
  });
  const path = call.path.replace(':entity', 'order').replaceAll(/:[A-Za-z]+/g, '1');
  const ask = async (signal?: AbortSignal) =>
    sample.app.request(
      new Request(`http://127.0.0.1:3000${path}`, {
        method: call.method === 'WHERE' ? 'QUERY' : call.method,
        headers: { Cookie: 'lekha_session=any' },
        ...(signal && { signal }),
      }),
    );
  const endAll = () => {
    isEnded = true;
    for (const end of ends) end();
  };
  return { ask, began, endAll };
}

describe('of a costly call', () => {
  it.each(withPlaces)('%s a person has as many at once as the table says', async (name) => {
    const kind = placesKindOf(endpoints[name])([]);
    if (kind === null) return;
    const { countMax, waitingMax, none } = PLACES_RULES[kind];
    const { ask, began, endAll } = hanging(name);
    const leaving = new AbortController();
    const under = Array.from({ length: countMax }, () => ask());
    const waiting = Array.from({ length: waitingMax }, () => ask(leaving.signal));
    const beyond = await ask();
    expect(beyond.status).toBe(429);
    expect(await beyond.json()).toMatchObject({ code: none.code, detail: none.detail });
    expect(Number(beyond.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(began.count).toBe(countMax);
    // Nothing is done for those who left.
    leaving.abort();
    for (const reply of await Promise.all(waiting)) expect(reply.status).toBe(429);
    endAll();
    for (const reply of await Promise.all(under)) expect(reply.status).toBe(200);
    expect(began.count).toBe(countMax);
    expect((await ask()).status).toBe(200);
  });
});
