// Depreciation runs and disposals of assets: what they would post, posting and undoing them.
import { DISPOSAL_JOURNALS, JOURNALS_MAX } from '#core/asset-posting/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { BookId } from '#core/kernel/ids.ts';
import * as contract from '#api/contract/account/assets/depreciation.ts';
import { onWire } from '#core/shapes/record.ts';
import * as disposal from '#api/contract/account/assets/disposal.ts';
import type { Mount } from '#api/http/mount.ts';
import { recordOf } from '#api/http/body/taking-back.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { replyProblem } from '#api/http/problems/problem.ts';
import { readDepreciationOf } from '#api/queries/ledgers/registers/assets/depreciation.ts';
import { previewAssetDisposal } from '#api/queries/ledgers/registers/assets/disposal.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { journalIdsOf, postAct, undoingOf } from '#api/routes/journal/acts.ts';

const ENDS_BEFORE_IT_BEGINS = invalidField('through', 'Must be the first day or a later one.');

export function mountAssetPostings(mount: Mount, parts: RouteParts): void {
  mountRuns(mount, parts);
  mountDisposals(mount, parts);

  mount(
    contract.setDepreciationPolicy,
    async (asked) => {
      const classAccounts = [...asked.body.classAccounts];
      const data = { bookId: asked.book.id as BookId, ...asked.body, classAccounts };
      const command = { type: 'SetDepreciationPolicy', data } as const;
      return answerCommand(parts, asked, { command }, () => asked.body);
    },
    {
      async takesBack({ book }) {
        const none = { from: null, through: null };
        const { policy } = await readDepreciationOf(parts.db, book.id, none);
        return recordOf(onWire(contract.depreciationPolicy, policy));
      },
    },
  );
}

function mountRuns(mount: Mount, parts: RouteParts): void {
  mount(contract.readDepreciation, async ({ book, query: { from, through }, context }) => {
    if (from !== undefined && through !== undefined && from > through) {
      return replyProblem(context, ENDS_BEFORE_IT_BEGINS);
    }
    return readDepreciationOf(parts.db, book.id, {
      from: from === undefined ? null : calendarDate(from),
      through: through === undefined ? null : calendarDate(through),
    });
  });

  mount(contract.postDepreciationRun, async (asked) => {
    const { from, through, toPostPaise } = asked.body;
    if (from > through) return replyProblem(asked.context, ENDS_BEFORE_IT_BEGINS);
    const data = {
      bookId: asked.book.id as BookId,
      from: calendarDate(from),
      through: calendarDate(through),
      toPostPaise,
      journalIds: await journalIdsOf(parts, JOURNALS_MAX),
    };
    return postAct(parts, asked, { type: 'PostDepreciationRun', data });
  });

  mount(contract.undoDepreciationRun, async (asked) => {
    const of = { number: asked.params.runId, count: JOURNALS_MAX };
    const data = await undoingOf(parts, asked, of);
    return postAct(parts, asked, { type: 'UndoDepreciationRun', data });
  });
}

function mountDisposals(mount: Mount, parts: RouteParts): void {
  mount(disposal.readAssetDisposal, async ({ book, query, refuse }) => {
    const previewed = await previewAssetDisposal(parts.db, book.id, {
      assetId: query.asset_id,
      on: calendarDate(query.date),
      proceedsPaise: Math.max(0, query.proceeds),
      taxRateBps: Math.round(query.gst_rate * 100),
      otherState: query.other_state === 'true',
    });
    return previewed.ok ? previewed.value : refuse(previewed.rejection);
  });

  mount(disposal.disposeAsset, async (asked) => {
    const { body } = asked;
    const data = {
      bookId: asked.book.id as BookId,
      assetId: body.assetId,
      on: calendarDate(body.date),
      proceedsPaise: body.proceedsPaise,
      proceedsAccountId: body.accountId,
      taxRateBps: body.gstBps,
      otherState: body.otherState,
      journalIds: await journalIdsOf(parts, DISPOSAL_JOURNALS),
    };
    return postAct(parts, asked, { type: 'DisposeAsset', data });
  });

  mount(disposal.undoAssetDisposal, async (asked) => {
    const of = { number: asked.params.disposalId, count: DISPOSAL_JOURNALS };
    const data = await undoingOf(parts, asked, of);
    return postAct(parts, asked, { type: 'UndoAssetDisposal', data });
  });
}
