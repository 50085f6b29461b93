// Files of 20,000 customers and of 20,000 products, from the beginning of the rehearsal to the end
// of the import, against a batch of journals on the same server.
import { invariant } from '#core/kernel/invariant.ts';
import type { Measure } from '../../bench.ts';
import { importing } from '../../clients/work.ts';
import { newBook } from '../../ground/books.ts';
import { newShelf, productName } from '../../ground/shelf.ts';
import type { Shelf } from '../../ground/shelf.ts';
import { customerName } from '../../ground/trade.ts';
import { figure, interleaved } from '../../report/finding.ts';
import type { Finding } from '../../report/finding.ts';
import { startBenchServer } from '../../server/server-process.ts';

const ROWS = 20_000;
const JOURNALS = 10_000;

const FILES = ['customer', 'product'] as const;
type FileOf = (typeof FILES)[number];
type Row = Readonly<Record<string, unknown>>;

export const masters: Measure = async ({ ground, owner, rounds, milliseconds, say }) => {
  say(`imports of ${ROWS.toLocaleString('en-IN')} customers and products`);
  const { core } = ground;
  const book = await newBook(core, owner, 'Journals by batches');
  const server = await startBenchServer(ground.serverEnv());
  const { port } = server;
  const { cookie } = owner;
  const sending = { port, cookie };
  const imported = async (kind: FileOf): Promise<Imported> => {
    const { id: bookId } = await newBook(core, owner, `Moves in with each ${kind}`, 10);
    const shelf = await newShelf(core, { bookId, actorId: owner.id });
    const rows = Array.from({ length: ROWS }, (_, at) =>
      kind === 'customer' ? customerRow(at) : productRow(at, shelf),
    );
    const body = rows.map((row, at) => `${JSON.stringify({ line: at + 2, ...row })}\n`).join('');
    const before = await server.usage();
    const [began, path] = [performance.now(), `import/${kind}?book_id=${bookId}`];
    await send(sending, path, { body, type: 'application/x-ndjson' });
    const rehearsed = performance.now();
    const file = JSON.stringify({ kind, lines: ROWS });
    const start = { body: file, type: 'application/json' };
    const begun = await send(sending, `import?book_id=${bookId}`, start);
    const { id } = JSON.parse(begun) as { readonly id: number };
    const reply = await send(sending, `${path}&import_id=${id}`, {
      body,
      type: 'application/x-ndjson',
    });
    invariant(reply.includes(`"accepted":${ROWS}`), `All are imported: ${reply.slice(-500)}`);
    const ended = performance.now();
    const after = await server.usage();
    return {
      ms: ended - began,
      rehearsalMs: rehearsed - began,
      cpuMs: 1000 * (after.cpuSeconds - before.cpuSeconds),
      statements: after.statements - before.statements,
    };
  };
  const journals = () =>
    importing({ ...sending, ...book, milliseconds, journals: JOURNALS, atomic: false });
  try {
    await journals();
    const answered = { customer: [], product: [] } as Record<FileOf, Imported[]>;
    const { perSecond } = await interleaved(rounds, {
      perSecond: async () => {
        for (const kind of FILES) answered[kind].push(await imported(kind));
        const { done, seconds } = await journals();
        return done / seconds;
      },
    });
    return FILES.flatMap((kind) => findingsOf(kind, answered[kind], perSecond));
  } finally {
    await server.stop();
  }
};

const customerRow = (at: number): Row => ({
  name: `${customerName(at)} of the file`,
  state_code: '27',
  address: '7 Station Road',
  city: 'Pune',
  pincode: '411001',
  phone: `98220${String(at).padStart(5, '0')}`,
  email: `c${at}@example.in`,
  due_days: 30,
});

const productRow = (at: number, { categoryId, brandId, specifications }: Shelf): Row => ({
  name: `${productName(at)} of the file`,
  category_id: categoryId,
  brand_id: brandId,
  hsn: '5201',
  gst_rate: 5,
  value_product: Object.fromEntries(specifications.map((id) => [id, `Grade ${at % 7}`])),
  price: `${100 + (at % 900)}.50`,
});

type Sent = { readonly body: string; readonly type: string };

async function send(
  { port, cookie }: { readonly port: number; readonly cookie: string },
  path: string,
  { body, type }: Sent,
): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}/api/islogin/${path}`, {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': type },
    body,
  });
  const text = await reply.text();
  invariant(reply.ok, `${path} is answered: ${text.slice(0, 500)}`);
  return text;
}

type Imported = {
  readonly ms: number;
  readonly rehearsalMs: number;
  readonly cpuMs: number;
  readonly statements: number;
};

function findingsOf(
  kind: FileOf,
  found: readonly Imported[],
  journalsPerSecond: readonly number[],
): Finding[] {
  const on = `${ROWS.toLocaleString('en-IN')} ${kind}s`;
  const file = `File of ${kind}s`;
  return [
    {
      what: `${file}, from the rehearsal's start to done`,
      on,
      measured: figure('ms', ...found.map(({ ms }) => ms)),
      target: { atMost: 60_000, isDue: true },
    },
    {
      what: `${file}, rehearsed`,
      on,
      measured: figure('ms', ...found.map(({ rehearsalMs }) => rehearsalMs)),
    },
    {
      what: `${file}, rehearsed and imported`,
      on,
      measured: figure('/s', ...found.map(({ ms }) => (1000 * ROWS) / ms)),
      baseline: { what: 'journals by batches', ...figure('/s', ...journalsPerSecond) },
      target: { atLeast: 0.25 },
    },
    {
      what: `${file}, processor time of the server for a row`,
      on,
      measured: figure('µs', ...found.map(({ cpuMs }) => (1000 * cpuMs) / ROWS)),
    },
    {
      what: `${file}, statements for 100 rows`,
      on,
      measured: figure('statements', ...found.map((one) => (100 * one.statements) / ROWS)),
    },
  ];
}
