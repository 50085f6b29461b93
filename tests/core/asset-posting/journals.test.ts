// What a run of depreciation and a disposal post, and what they say on the record of the asset.
import { describe, expect, test } from 'vitest';
import { assetPostingDecider } from '#core/asset-posting/index.ts';
import type { AssetOfRegister, AssetPostingEvent } from '#core/asset-posting/index.ts';
import type { BookEvent } from '#core/book/index.ts';
import { journalsOfAssets } from '#core/documents/runs/asset-journals.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { JournalId } from '#core/kernel/ids.ts';
import {
  asset,
  BOOK,
  CGST,
  decided,
  eventsOf,
  FILED,
  GAIN,
  IGST,
  journalsOf,
  LOSS,
  PLANT_WORN,
  SGST,
  stateOfAsset,
  stateOfJournal,
  WORN,
} from './decided.ts';
import {
  ACCUMULATED,
  BANK,
  bookId,
  COMPUTERS,
  computer,
  dispose,
  facts,
  happened,
  mill,
  policySet,
  run,
} from './examples.ts';

const ofClass = {
  type: 'DepreciationPolicySet',
  version: 1,
  data: {
    bookId,
    basis: 'schedule-ii',
    credit: 'accumulated',
    classAccounts: [{ assetClass: 'computer', accountId: PLANT_WORN }],
  },
} satisfies AssetPostingEvent;

describe('a run of depreciation', () => {
  test('posts a journal for each class, with its days and how many assets it has', () => {
    expect(journalsOf(run('2026-04-01', '2027-03-31', 8_231_598))).toStrictEqual([
      [
        'Depreciation, 1 April 2026 to 31 March 2027: Computers, 1 asset',
        [
          [WORN, 7_600_000],
          [ACCUMULATED, -7_600_000],
        ],
      ],
      [
        'Depreciation, 1 April 2026 to 31 March 2027: Plant and machinery, 1 asset',
        [
          [WORN, 631_598],
          [ACCUMULATED, -631_598],
        ],
      ],
    ]);
  });

  test('is dated its last day', () => {
    const journals = eventsOf(run('2026-04-01', '2027-03-31', 8_231_598));
    const dates = journals.flatMap(({ type, data }) =>
      type === 'JournalPosted' ? [data.entryDate] : [],
    );
    expect(new Set(dates)).toStrictEqual(new Set(['2027-03-31']));
  });
});

describe('the disposal of an asset', () => {
  /** The computer: cost 80,000, worn 63,368.03, sold for 15,000 and 18 % GST. */
  const sale = [
    [BANK, 1_770_000],
    [ACCUMULATED, 6_336_803],
    [LOSS, 163_197],
    [COMPUTERS, -8_000_000],
    [CGST, -135_000],
    [SGST, -135_000],
  ];

  test('posts what wore off up to the day, and then the sale', () => {
    expect(journalsOf(dispose())).toStrictEqual([
      [
        'Depreciation of Counter computer up to its disposal',
        [
          [WORN, 6_336_803],
          [ACCUMULATED, -6_336_803],
        ],
      ],
      ['Disposal of Counter computer', sale],
    ]);
  });

  test('posts the sale alone where nothing is left to wear off', () => {
    const worn = happened([run('2026-04-01', '2026-09-30', 6_336_803)], {
      ...facts,
      assets: [computer],
    });
    expect(journalsOf(dispose(), worn)).toStrictEqual([['Disposal of Counter computer', sale]]);
  });

  test('takes what wore off out of the account of its class, where there is one', () => {
    const [, [, entries] = []] = journalsOf(dispose(), [ofClass]);
    expect(entries).toStrictEqual(
      sale.map(([id, paise]) => [id === ACCUMULATED ? PLANT_WORN : id, paise]),
    );
  });

  test('credits what is left of the cost where the asset itself was credited', () => {
    const journals = journalsOf(dispose(), [policySet('schedule-ii', 'asset')]);
    expect(journals[1]?.[1]).toStrictEqual([
      [BANK, 1_770_000],
      [LOSS, 163_197],
      [COMPUTERS, 6_336_803 - 8_000_000],
      [CGST, -135_000],
      [SGST, -135_000],
    ]);
  });

  /** Of the computer, 63,368.03 posted before the book chose another account for it. */
  const before = happened([run('2026-04-01', '2026-09-30', 6_336_803)], {
    ...facts,
    assets: [computer],
  });

  test('takes what wore off out of the account that it was posted to, whatever is chosen since', () => {
    expect(journalsOf(dispose(), [...before, ofClass])).toStrictEqual([
      ['Disposal of Counter computer', sale],
    ]);
    expect(journalsOf(dispose(), [...before, policySet('schedule-ii', 'asset')])).toStrictEqual([
      ['Disposal of Counter computer', sale],
    ]);
  });

  test('takes it out of the account that served for it at that time', () => {
    const another = {
      type: 'PostingAccountsChanged',
      version: 4,
      data: { bookId, accounts: { 'accumulated-depreciation': PLANT_WORN } },
    } as const satisfies BookEvent;
    expect(journalsOf(dispose(), before, [...BOOK, another])).toStrictEqual([
      ['Disposal of Counter computer', sale],
    ]);
  });

  test('is a gain where it brings more than is left', () => {
    const [, [, entries] = []] = journalsOf(dispose({ proceedsPaise: 2_000_000, taxRateBps: 0 }));
    expect(entries).toStrictEqual([
      [BANK, 2_000_000],
      [ACCUMULATED, 6_336_803],
      [GAIN, -336_803],
      [COMPUTERS, -8_000_000],
    ]);
  });

  test('gains nothing under income tax, and never by the account of a class', () => {
    const data = { ...ofClass.data, basis: 'income-tax' as const };
    const byTax: AssetPostingEvent = { ...ofClass, data };
    expect(journalsOf(dispose({ otherState: true }), [byTax])).toStrictEqual([
      [
        'Disposal of Counter computer',
        [
          [BANK, 1_770_000],
          [ACCUMULATED, 6_500_000],
          [COMPUTERS, -8_000_000],
          [IGST, -270_000],
        ],
      ],
    ]);
  });

  test('debits no money for scrap', () => {
    const scrap = dispose({ proceedsPaise: 0, proceedsAccountId: null });
    expect(journalsOf(scrap)[1]?.[1]).toStrictEqual([
      [ACCUMULATED, 6_336_803],
      [LOSS, 1_663_197],
      [COMPUTERS, -8_000_000],
    ]);
  });

  test('is said on the record of the asset, with its day and its price', () => {
    const records = eventsOf(dispose()).filter(({ type }) => type === 'AssetDepreciationSet');
    const sold = { on: '2026-09-30', proceedsPaise: 1_500_000 };
    expect(records.map(({ data }) => data)).toStrictEqual([
      { assetId: 31, depreciation: { ...computer.depreciation, sale: sold } },
    ]);
  });

  test('is refused in a filed period where it bears tax, and not where it bears none', () => {
    const filed = [...BOOK, FILED];
    expect(decided(dispose(), [], filed)).toMatchObject({
      ok: false,
      rejection: { kind: 'document_in_filed_period', date: '2026-09-30', period: '092026' },
    });
    expect(decided(dispose({ taxRateBps: 0 }), [], filed).ok).toBe(true);
    const later = dispose({ on: calendarDate('2026-10-01') });
    expect(decided(later, [], filed).ok).toBe(true);
  });
});

describe('an act that is undone', () => {
  const reversalIds = [951, 952] as JournalId[];
  const undo = (type: 'UndoDepreciationRun' | 'UndoAssetDisposal', number: number) =>
    ({ type, data: { bookId, number, reason: 'A wrong life', reversalIds } }) as const;
  const undone = (...[type, number]: Parameters<typeof undo>) => {
    const one = happened([run('2026-04-01', '2026-09-30', 6_336_803)], {
      ...facts,
      assets: [computer],
    });
    const two = happened([dispose({ on: calendarDate('2026-10-31') })], facts, one);
    const known = { ...facts, assets: [mill] };
    const before = happened([run('2026-04-01', '2027-03-31', 631_598)], known, two);
    const command = undo(type, number);
    const posting = before.reduce(assetPostingDecider.evolve, assetPostingDecider.initialState);
    const answer = assetPostingDecider.decide(posting, command, facts);
    if (!answer.ok) throw new Error(answer.rejection.kind);
    return answer.value.flatMap((event) => journalsOfAssets(event, command, { posting, asset }));
  };

  test('has the journals of its own number reversed, one by one', () => {
    const document = (kind: string, id: number) => ({
      reason: 'A wrong life',
      document: { kind, id },
    });
    expect(undone('UndoDepreciationRun', 2)).toMatchObject([
      { reverse: { journalId: 901, reversalId: 951, ...document('depreciation-run', 2) } },
    ]);
    expect(undone('UndoAssetDisposal', 1)).toMatchObject([
      { reverse: { journalId: 901, reversalId: 951, ...document('asset-disposal', 1) } },
      { reverse: { journalId: 902, reversalId: 952, ...document('asset-disposal', 1) } },
    ]);
  });

  test('takes off the record of the asset the sale that it made, and no other', () => {
    const first = dispose();
    const second = dispose({ assetId: mill.assetId, on: calendarDate('2026-12-31') });
    const before = happened([first, second]);
    const recordsAfter = (number: number, of: AssetOfRegister, on: string) => {
      const posted = number === 1 ? eventsOf(first) : eventsOf(second, happened([first]), BOOK);
      const sale = { on, proceedsPaise: 1_500_000 };
      const sold = { ...of, depreciation: { ...of.depreciation, sale } };
      const events = eventsOf(undo('UndoAssetDisposal', number), before, BOOK, {
        asset: () => stateOfAsset(sold),
        journal: (id) => stateOfJournal(posted, id),
      });
      return events.flatMap(({ type, data }) => (type === 'AssetDepreciationSet' ? [data] : []));
    };
    const unsold = ({ assetId, depreciation }: AssetOfRegister) => [{ assetId, depreciation }];
    expect(recordsAfter(1, computer, '2026-09-30')).toStrictEqual(unsold(computer));
    expect(recordsAfter(2, mill, '2026-12-31')).toStrictEqual(unsold(mill));
    expect(recordsAfter(2, mill, '2026-09-30')).toStrictEqual([]);
  });

  test('is refused where its journals are in no books', () => {
    const before = happened([run('2026-04-01', '2027-03-31', 8_231_598)]);
    expect(decided(undo('UndoDepreciationRun', 1), before)).toMatchObject({
      ok: false,
      rejection: { kind: 'journal_not_found', journalId: 901 },
    });
  });
});
