// Plants one fault per rule in a scratch copy and expects the linter to report it with its reason,
// so that a rule whose pattern silently matches nothing is found.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { root } from '../tree.ts';

const imports = (...names: readonly string[]) =>
  names
    .map((name, at) => `import { x${at} } from '${name}';\nexport const y${at} = x${at};\n`)
    .join('');

const cycle = (self: string, other: string) =>
  `import { ${other} } from './${other}.ts';\nexport const ${self} = () => ${other};\n`;

/** Each file with the name of the rule that must speak, or null where nothing may be said. */
const PLANTED: readonly (readonly [file: string, text: string, rule: string | null])[] = [
  ['core/journal/a.ts', imports('#api/main.ts'), 'core-is-pure'],
  ['core/journal/b.ts', imports('node:fs'), 'core-is-pure'],
  ['core/journal/c.ts', imports('kysely'), 'core-is-pure'],
  ['core/journal/d.ts', imports('../../projections/runner/apply.ts'), 'core-is-pure'],
  ['core/e.ts', imports('../web/paths.ts'), 'core-is-pure'],
  ['core/journal/f.ts', imports('zod/mini'), 'core-is-pure'],
  ['core/journal/g.ts', imports('canonicalize'), 'core-is-pure'],
  ['core/journal/h.ts', 'export const y = Date.now();\n', 'core reads no clock'],
  ['core/journal/i.ts', 'export const y = new Date();\n', 'core reads no clock'],
  ['core/journal/j.ts', 'export const y = Math.random();\n', 'core draws nothing by chance'],
  ['core/journal/k.ts', 'export const y = new Intl.Collator();\n', 'core knows no locale'],
  ['core/journal/good.ts', imports('../kernel/paise.ts', 'zod'), null],
  ['core/kernel/good.ts', imports('#core/kernel/ids.ts', './paise.ts'), null],
  ['core/good.ts', imports('./journal/index.ts'), null],
  ['projections/people/a.ts', imports('#api/main.ts'), 'projections-read-core-only'],
  ['projections/people/b.ts', imports('../../tests/x.ts'), 'projections-read-core-only'],
  ['projections/people/good.ts', imports('#core/domain.ts', 'kysely'), null],
  ['api/routes/a.ts', imports('#web/paths.ts'), 'api-not-to-web'],
  ['api/routes/b.ts', imports('../../migrations/0001_events.ts'), 'api-not-to-web'],
  ['api/routes/good.ts', imports('#projections/runner/apply.ts', 'hono'), null],
  ['api/contract/a.ts', imports('#api/routes/journal.ts'), 'contract-is-plain'],
  ['api/contract/b.ts', imports('../routes/journal.ts'), 'contract-is-plain'],
  ['api/contract/c.ts', imports('#core/journal/index.ts'), 'contract-is-plain'],
  ['api/contract/d.ts', imports('#core/domain.ts'), 'contract-is-plain'],
  ['api/contract/e.ts', imports('hono'), 'contract-is-plain'],
  ['api/contract/f.ts', imports('#core/tax/index.ts'), 'contract-is-plain'],
  ['api/contract/g.ts', imports('#core/book/billing/posting-roles.ts'), 'contract-is-plain'],
  ['api/contract/h.ts', imports('#core/tax/other-terms.ts'), 'contract-is-plain'],
  ['api/contract/i.ts', imports('#api/commands/writer.ts'), 'contract-is-plain'],
  ['api/contract/j.ts', imports('#core/appropriation/events.ts'), 'contract-is-plain'],
  ['api/contract/k.ts', imports('#core/settlement/other-shapes.ts'), 'contract-is-plain'],
  ['api/contract/l.ts', imports('#core/stock-journal/names.ts'), 'contract-is-plain'],
  ['api/contract/best.ts', imports('#core/shapes/record.ts', '#core/stock/shapes.ts'), null],
  ['api/contract/good.ts', imports('#core/kernel/paise.ts', './wire.ts'), null],
  ['api/contract/better.ts', imports('#core/tax/terms.ts', '#api/contract/wire.ts'), null],
  ['web/features/a.ts', imports('#projections/people/read.ts'), 'web-knows-the-contract-only'],
  ['web/features/b.ts', imports('#api/commands/writer.ts'), 'web-knows-the-contract-only'],
  ['web/features/c.ts', imports('../../api/store/append.ts'), 'web-knows-the-contract-only'],
  ['web/features/d.ts', imports('#api/cli/seed.ts'), 'web-knows-the-contract-only'],
  ['web/features/e.ts', imports('node:fs'), 'web-knows-the-contract-only'],
  ['web/features/good.ts', imports('#api/contract/journal.ts', 'jotai'), null],
  ['web/ui/a.ts', imports('react-router-dom'), 'ui-is-plain'],
  ['web/ui/b.ts', imports('#api/contract/journal.ts'), 'ui-is-plain'],
  ['web/ui/c.ts', imports('../client/fetch.ts'), 'ui-is-plain'],
  ['web/ui/good.ts', imports('#web/format/money.ts', 'react'), null],
  ['migrations/a.ts', imports('#core/domain.ts'), 'migrations-are-frozen'],
  ['migrations/b.ts', imports('../api/store/append.ts'), 'migrations-are-frozen'],
  ['migrations/good.ts', imports('kysely'), null],
  ['tests/good.ts', imports('#api/main.ts', '#web/paths.ts'), null],
  ['api/one.ts', cycle('one', 'two'), 'no-cycle'],
  ['api/two.ts', cycle('two', 'one'), 'no-cycle'],
  ['api/any.ts', 'export const y: any = 1;\n', 'no-explicit-any'],
  ['api/bang.ts', 'export const y = (z: string | null) => z!.length;\n', 'no-non-null-assertion'],
  ['api/long.ts', `export function y() {\n${'  f();\n'.repeat(80)}}\n`, 'max-lines-per-function'],
  [
    'api/floating.ts',
    'const f = async () => 1;\nexport const y = () => {\n  f();\n};\n',
    'no-floating-promises',
  ],
  [
    'tests/a.test.ts',
    "import { test } from 'vitest';\ntest.only('x', () => {});\n",
    'no-focused-tests',
  ],
  [
    'tests/b.test.ts',
    "import { test } from 'vitest';\ntest.skip('x', () => {});\n",
    'no-disabled-tests',
  ],
];

const report = z.object({
  diagnostics: z.array(
    z.object({
      message: z.string(),
      code: z.string().optional(),
      help: z.string().optional(),
      filename: z.string(),
    }),
  ),
});

let scratch = '';
let spoken: readonly { readonly file: string; readonly said: string }[] = [];

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'lekha-lint-'));
  for (const name of ['.oxlintrc.json', 'tsconfig.json', 'package.json']) {
    copyFileSync(join(root, name), join(scratch, name));
  }
  symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'));
  for (const [file, text] of PLANTED) {
    mkdirSync(dirname(join(scratch, file)), { recursive: true });
    writeFileSync(join(scratch, file), text);
  }
  const { diagnostics } = report.parse(JSON.parse(lint()));
  spoken = diagnostics.map(({ filename, code, message, help }) => ({
    file: filename,
    said: [code, message, help].join(' '),
  }));
}, 60_000);

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** The linter ends with 1 when it has something to say, which here it always has. */
function lint(): string {
  const oxlint = join(root, 'node_modules/.bin/oxlint');
  const options = { cwd: scratch, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  try {
    return execFileSync(oxlint, ['--type-aware', '--format=json'], options);
  } catch (error) {
    return z.object({ stdout: z.string() }).parse(error).stdout;
  }
}

const saidOf = (file: string) =>
  spoken.filter((each) => each.file === file).map(({ said }) => said);

describe('the linter', () => {
  const faults = PLANTED.filter(([, , rule]) => rule !== null);
  const blameless = PLANTED.filter(([, , rule]) => rule === null);

  test.each(faults)('reports %s: %j as %s', (file, _text, rule) => {
    expect(saidOf(file).join('\n')).toContain(rule);
  });

  test.each(blameless)('has nothing to say about %s', (file) => {
    expect(saidOf(file)).toStrictEqual([]);
  });
});
