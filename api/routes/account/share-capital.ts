// The equity shares of a company, said from a day on.
import type { BookId } from '#core/kernel/ids.ts';
import { setShareCapital } from '#api/contract/account/reports/share-capital.ts';
import type { Mount } from '#api/http/mount.ts';
import { shareCapitalsReply } from '#api/queries/as-of/settings.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export function mountShareCapital(mount: Mount, parts: RouteParts): void {
  mount(setShareCapital, (asked) => {
    const { from, faceValuePaise = null, shares, dilutedShares, expected } = asked.body;
    const data = {
      bookId: asked.book.id as BookId,
      from,
      capital:
        shares === null || faceValuePaise === null
          ? null
          : { faceValuePaise, shares, dilutedShares },
    };
    const order = { command: { type: 'SetShareCapital', data }, expected } as const;
    return answerCommand(parts, asked, order, shareCapitalsReply);
  });
}
