import { describe, expect, test } from 'vitest';
import { assetPostingDecider, proposedLines } from '#core/asset-posting/index.ts';
import type { AssetOfRegister, AssetPostingEvent } from '#core/asset-posting/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import {
  BANK,
  computer,
  dispose,
  facts,
  given,
  happened,
  policySet,
  run,
  bookId,
  journalIds,
} from './examples.ts';

const undo = (number = 1) =>
  ({
    type: 'UndoAssetDisposal',
    data: { bookId, number, reason: 'Not taken', reversalIds: journalIds },
  }) as const;

/** Two whole years, posted by a run up to 31 March 2026. */
const TWO_YEARS = 5_066_666;
const known = { ...facts, assets: [computer] };
const afterRun = () => happened([run('2024-04-01', '2026-03-31', TWO_YEARS)], known);

const linesAfter = (
  events: ReturnType<typeof happened>,
  assets: readonly AssetOfRegister[],
  to = '2027-03-31',
) =>
  proposedLines(
    events.reduce(assetPostingDecider.evolve, assetPostingDecider.initialState),
    { ...facts, assets },
    { from: calendarDate('2026-04-01'), to: calendarDate(to) },
  );

describe('the disposal of an asset', () => {
  test('says depreciation to the day, the written-down value and the loss to the paisa', () => {
    const events = happened([dispose()], known, afterRun());
    expect(events.at(-1)?.data).toMatchObject({
      number: 1,
      name: 'Counter computer',
      costPaise: 8_000_000,
      accumulatedPaise: 6_336_803,
      gainPaise: -163_197,
      proceedsAccountId: BANK,
      tax: { rateBps: 1800, cgstPaise: 135_000, sgstPaise: 135_000, igstPaise: 0 },
      line: { days: 183, postedPaise: TWO_YEARS, toPostPaise: 1_270_137 },
      journalIds: [901, 902],
    });
  });

  test('takes back what was charged beyond its day', () => {
    const beyond = happened([run('2024-04-01', '2027-03-31', 7_600_000)], known);
    const events = happened([dispose()], known, beyond);
    expect(events.at(-1)?.data).toMatchObject({ line: { toPostPaise: 6_336_803 - 7_600_000 } });
  });

  test('bears IGST in another state, and neither tax nor account without a price', () => {
    const [sold] = happened([dispose({ otherState: true })], known);
    expect(sold?.data).toMatchObject({ tax: { cgstPaise: 0, sgstPaise: 0, igstPaise: 270_000 } });
    const scrap = dispose({ proceedsPaise: 0, proceedsAccountId: null });
    const [scrapped] = happened([scrap], known);
    expect(scrapped?.data).toMatchObject({ gainPaise: -1_663_197, tax: { rateBps: 0 } });
  });

  test('gains nothing under income tax: the price lessens the block', () => {
    const events = happened([dispose()], known, [policySet('income-tax')]);
    expect(events.at(-1)?.data).toMatchObject({
      gainPaise: 0,
      accumulatedPaise: 6_500_000,
      line: null,
      journalIds: [901],
    });
  });

  test('gains all above the cost of what is in no block, such as land', () => {
    const { depreciation } = computer;
    const land = { ...computer, depreciation: { ...depreciation, taxKind: 'none' as const } };
    const events = happened([dispose({ proceedsPaise: 9_000_000 })], { ...facts, assets: [land] }, [
      policySet('income-tax'),
    ]);
    expect(events.at(-1)?.data).toMatchObject({
      gainPaise: 1_000_000,
      accumulatedPaise: 0,
      line: null,
    });
  });

  test('takes of its ids one for each journal, and leaves the others', () => {
    const ids = (before: AssetPostingEvent[]) =>
      happened([dispose({ journalIds })], known, before).at(-1)?.data;
    expect(ids([])).toMatchObject({ journalIds: [901, 902] });
    expect(ids([policySet('income-tax')])).toMatchObject({ journalIds: [901] });
  });

  test('is refused for what is not in the register, was sold, or was not in use yet', () => {
    given([])
      .when(dispose({ assetId: 99 }))
      .thenRejected({ kind: 'asset_not_in_register', assetId: 99 });
    const sale = { on: '2026-05-01', proceedsPaise: 1 };
    const sold = { ...computer, depreciation: { ...computer.depreciation, sale } };
    given([], { assets: [sold] })
      .when(dispose())
      .thenRejected({
        kind: 'asset_already_sold',
        name: 'Counter computer',
        soldOn: calendarDate('2026-05-01'),
      });
    const on = calendarDate('2024-03-31');
    given([])
      .when(dispose({ on }))
      .thenRejected({
        kind: 'asset_disposed_before_use',
        on,
        putToUse: calendarDate('2024-04-01'),
      });
  });

  test('may be on the very day on which the asset was put to use', () => {
    const on = calendarDate('2024-04-01');
    const [sold] = happened([dispose({ on })], known);
    expect(sold?.data).toMatchObject({ on, accumulatedPaise: 6_941, gainPaise: -6_493_059 });
  });

  test('is refused while one stands, though the record of the asset forgot its sale', () => {
    const events = happened([dispose()], known);
    const soldOn = calendarDate('2026-09-30');
    const refused = { kind: 'asset_already_sold', name: 'Counter computer', soldOn } as const;
    const again = dispose({ on: calendarDate('2026-10-31') });
    given(events).when(again).thenRejected(refused);
    const undone = happened([undo()], known, events);
    expect(happened([again], known, undone).at(-1)?.data).toMatchObject({ number: 2 });
  });

  test('takes the asset out of the books for good: removed from the register it is in no run', () => {
    const sold = happened([dispose()], known, afterRun());
    expect(linesAfter(sold, [])).toStrictEqual([]);
    const undone = happened([undo()], known, sold);
    expect(linesAfter(undone, []).map((line) => line.toPostPaise)).toStrictEqual([-TWO_YEARS]);
  });

  test('stays as it was posted in a run that ends before its day', () => {
    const sale = { on: '2026-09-30', proceedsPaise: 1_500_000 };
    const inRegister = [{ ...computer, depreciation: { ...computer.depreciation, sale } }];
    const sold = happened([dispose()], known, afterRun());
    const [before] = linesAfter(sold, inRegister, '2026-08-31');
    expect(before).toMatchObject({ duePaise: 6_128_584, postedPaise: 6_128_584, toPostPaise: 0 });
    const [line] = linesAfter(sold, inRegister, '2026-09-30');
    expect(line).toMatchObject({ duePaise: 6_336_803, toPostPaise: 0 });
  });

  test('needs the account of the asset, and one that receives the price', () => {
    given([], { assets: [{ ...computer, accountId: null }] })
      .when(dispose())
      .thenRejected({ kind: 'asset_without_account', assetId: 31, name: 'Counter computer' });
    given([])
      .when(dispose({ proceedsAccountId: null }))
      .thenRejected({ kind: 'proceeds_need_an_account' });
    given([])
      .when(dispose({ proceedsAccountId: 5 }))
      .thenRejected({ kind: 'proceeds_account_unknown', accountId: 5 });
  });

  test('is undone once', () => {
    const events = happened([dispose()], known);
    given(events)
      .when(undo())
      .then([
        {
          type: 'AssetDisposalReversed',
          version: 1,
          data: { bookId, number: 1, assetId: 31, reason: 'Not taken' },
        },
      ]);
    const undone = happened([undo()], known, events);
    given(undone).when(undo()).thenRejected({ kind: 'asset_disposal_undone', number: 1 });
    given([]).when(undo(3)).thenRejected({ kind: 'asset_disposal_not_found', number: 3 });
  });
});
