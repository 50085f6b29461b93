// What a book sets of e-invoices: its exempt class, and the keys with which the portal signs.
import type { PortalKey } from '#core/book/index.ts';
import type { BookId } from '#core/kernel/ids.ts';
import type { BillingSettings } from '#api/contract/book/billing-settings.ts';
import * as contract from '#api/contract/book/e-invoicing.ts';
import { publicKeyOf } from '#api/documents/portal-signature.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { replyProblem } from '#api/http/problems/problem.ts';
import type { TakesBackSettings } from '#api/http/body/taking-back.ts';
import type { Mount } from '#api/http/mount.ts';
import { settingsReply } from '#api/queries/as-of/settings.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import { given } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

const NO_KEY = 'Must be an RSA key of at least 2048 bits as PEM, or a certificate with one.';

type Settings = {
  /** How the server sends mails, which the settings say too. */
  readonly mail: BillingSettings['mail'];
  readonly takesBack: TakesBackSettings;
};

export function mountEInvoicing(
  mount: Mount,
  parts: RouteParts,
  { mail, takesBack }: Settings,
): void {
  mount(
    contract.setEInvoicing,
    async (asked) => {
      const { body, book, context } = asked;
      const normal = body.keys?.map((key) => ({ ...key, publicKey: publicKeyOf(key.publicKey) }));
      const bad = normal?.findIndex(({ publicKey }) => publicKey === null) ?? -1;
      if (bad !== -1) {
        return replyProblem(context, invalidField(`keys.${bad}.public_key`, NO_KEY));
      }
      const data = {
        bookId: book.id as BookId,
        ...given('exemption', body.exemption),
        ...given('keys', normal as readonly PortalKey[] | undefined),
      };
      const order = { command: { type: 'SetEInvoicing', data } } as const;
      return answerCommand(parts, asked, order, (log) => settingsReply(log, mail));
    },
    { takesBack },
  );
}
