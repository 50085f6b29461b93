// The words are the trade's, and nothing lies on the floor.
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { eventSchemas } from '#core/domain.ts';
import { codeIn, files, folders, isCode, read, withoutComments } from '../tree.ts';

const code = files.filter(isCode);

const found = (among: readonly string[], pattern: RegExp, text: (file: string) => string) =>
  among.flatMap((file) =>
    text(file)
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );

const plainCode = (file: string) => withoutComments(read(file));

describe('a file or folder', () => {
  const banned = /^(utils?|helpers?|common|managers?|services?|data|info|misc)$/;

  test('is not named for anything and everything', () => {
    const stem = (path: string) => basename(path).replace(/\..*$/, '');
    /** A service is a thing of the trade, as a product is. */
    const ofTheTrade =
      /(^|\/)(contract|catalogue(\/\w+)*)\/services?(\.\w+)*$|(^|\/)catalogue-services$/;
    const vague = [...code, ...folders].filter(
      (path) =>
        !ofTheTrade.test(path) &&
        (banned.test(stem(path)) || banned.test(stem(path).split('-').at(-1) ?? '')),
    );
    expect(vague).toStrictEqual([]);
  });

  test('is written in kebab-case, a component under its own name', () => {
    const odd = code.filter((file) => {
      const name = basename(file);
      if (name.endsWith('.tsx')) return !/^([A-Z][A-Za-z]*|[a-z-]+)(\.test)?\.tsx$/.test(name);
      return !/^[a-z0-9]+([-_.][a-z0-9]+)*\.(ts|mts|mjs)$/.test(name);
    });
    expect(odd).toStrictEqual([]);
  });
});

describe('core', () => {
  const banned = /^(transactions?|vouchers?|rows?|legs?|dr|cr|updated?|deleted?)$/i;
  const declared =
    /\b(?:const|let|function|type|class|readonly)\s+([A-Za-z]\w*)|[{,(]\s*([a-z]\w*)\??:/g;
  const wordsOf = (name: string) => name.split(/(?=[A-Z])|_/);

  test('has no identifier from outside the trade, but the voucher type that the log has', () => {
    const names = codeIn('core').flatMap((file) =>
      [...plainCode(file).matchAll(declared)].map(([, name, field]) => ({
        file,
        name: name ?? field ?? '',
      })),
    );
    // CGST Rule 52 calls it so.
    const withoutPaper = (name: string) => name.replace(/payment_?vouchers?/i, '');
    // A row is a word of reports.
    const isOfReports = (file: string, word: string) =>
      file.startsWith('core/report/') && /^rows?$/i.test(word);
    const strange = names.filter(
      ({ file, name }) =>
        wordsOf(withoutPaper(name)).some((word) => banned.test(word) && !isOfReports(file, word)) &&
        !/^voucherType$/i.test(name),
    );
    expect(strange).toStrictEqual([]);
    expect(names.length).toBeGreaterThan(300);
  });

  test('neither waits nor reads a clock nor draws by chance', () => {
    const impure = /Date\.now|new Date\(|Math\.random|\basync |\bawait |\bprocess\.|\bconsole\./;
    expect(found(codeIn('core'), impure, plainCode)).toStrictEqual([]);
  });

  test('names every event in the past tense, without updating or deleting', () => {
    const events = eventSchemas.map(({ type }) => type);
    expect(events.filter((type) => !/(ed|Set|Withdrawn|Overridden)$/.test(type))).toStrictEqual([]);
    expect(events.filter((type) => /(Updated|Deleted)$/.test(type))).toStrictEqual([]);
    expect(events).toEqual(
      expect.arrayContaining(['JournalPosted', 'BrandCreated', 'UnitRetired']),
    );
  });
});

describe('nothing lies on the floor', () => {
  const rules = code.filter((file) => !file.startsWith('tests/house/'));

  test('no task is left in a comment without an issue', () => {
    expect(found(rules, /\b(TODO|FIXME|XXX|HACK)\b(?! #\d)/, read)).toStrictEqual([]);
  });

  test('no type is talked away', () => {
    expect(found(rules, /\bas any\b|: any\b|<any>|as unknown as/, plainCode)).toStrictEqual([]);
    expect(found(rules, /@ts-(ignore|nocheck|expect-error)/, read)).toStrictEqual([]);
  });

  test('no test is skipped or runs alone', () => {
    const kept = /\b(test|it|describe)\.(skip|only|todo|fixme)\b|\.skipIf\(|\b(x|f)(it|describe)\(/;
    expect(
      found(
        rules.filter((file) => file.startsWith('tests/')),
        kept,
        plainCode,
      ),
    ).toStrictEqual([]);
  });

  test('no lint rule is switched off without a reason', () => {
    const silent = /(oxlint|eslint)-disable(?!.*--\s*\S)/;
    expect(found(rules, silent, read)).toStrictEqual([]);
  });

  test('no code is kept in a comment', () => {
    const dead =
      /^\s*\/\/\s*(import .* from '|const \w+ = |let \w+ = |return .*;$|if \(.*\) \{$|\}\)?;?$|await \w+\()/;
    expect(found(rules, dead, read)).toStrictEqual([]);
  });

  test('core tests use no mock', () => {
    expect(
      found(codeIn('tests/core'), /\bvi\.(mock|fn|spyOn)|sinon|jest\./, plainCode),
    ).toStrictEqual([]);
  });
});

// A reply is made once with all its headers, which `setReplyHeader` gathers; what Hono's own
// `c.header` gathers would be missing in it.
/** Files and pages are answered by Hono, with what it has gathered. */
const OF_PAGES = 'api/http/routing/pages.ts';

const SETS_HEADER = /(?<!\breq)\.header\(\s*['"`][^)]*,/;

test('a header of a reply is set by setReplyHeader', () => {
  const others = codeIn('api')
    .filter((file) => file !== OF_PAGES)
    .filter((file) => SETS_HEADER.test(read(file)));
  expect(others).toStrictEqual([]);
});

test.each(["c.header('Link', text)", "context.header(\n  'Link',\n  text)"])(
  '%s is found by that look',
  (code) => {
    expect(SETS_HEADER.test(code)).toBe(true);
    expect(SETS_HEADER.test("c.req.header('cookie')")).toBe(false);
  },
);
