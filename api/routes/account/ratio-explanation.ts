// Why a ratio has changed: said, and taken back.
import type { BookId } from '#core/kernel/ids.ts';
import { explainRatio } from '#api/contract/account/reports/ratios.ts';
import type { Mount } from '#api/http/mount.ts';
import { ratioExplanationReply } from '#api/queries/as-of/settings.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export function mountRatioExplanation(mount: Mount, parts: RouteParts): void {
  mount(explainRatio, (asked) => {
    const { ratio: code, from, to, explanation, expected } = asked.body;
    const days = { from, to };
    const data = { bookId: asked.book.id as BookId, code, ...days, explanation };
    return answerCommand(
      parts,
      asked,
      { command: { type: 'ExplainRatio', data }, expected },
      (log) => ratioExplanationReply(log, { ratio: code, ...days }),
    );
  });
}
