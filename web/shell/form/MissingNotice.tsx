// After an attempt to issue: what the law still demands, where it is given, and the way without it.
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { particularInWords } from '#core/invoice/index.ts';
import type { MissingParticular } from '#core/invoice/index.ts';
import { particular } from '#core/invoice/terms.ts';
import type { Failure } from '#web/client/failure.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Notice } from '#web/ui/states/Notice.tsx';

const refusedFor = z.object({
  missing: z.array(
    z.object({
      particular,
      line: z.int().nullable(),
      digits: z.int().nullable(),
      overridable: z.boolean(),
    }),
  ),
});

/** @returns what a refusal to issue says is missing; nothing of any other refusal. */
export function missingIn(failure: Failure | null): readonly MissingParticular[] {
  if (failure?.kind !== 'problem' || failure.problem.code !== 'particulars_missing') return [];
  const facts = refusedFor.safeParse(failure.problem.facts);
  return facts.success ? facts.data.missing : [];
}

/** @returns whether a reason is enough to issue it all the same. */
export const isReasonEnough = (missing: readonly MissingParticular[]): boolean =>
  missing.length > 0 && missing.every(({ overridable }) => overridable);

type Props = {
  readonly missing: readonly MissingParticular[];
  readonly bookId: number;
  readonly customerId: number | null;
  /** The draft, whose editor takes what is missing; null in that editor. */
  readonly draftId: number | null;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  /** Where a particular is given on this very page, instead of a link that leads away. */
  readonly onGive?: (particular: MissingParticular) => void;
  /** Why it cannot go on without a reason. */
  readonly error?: string | undefined;
};

export function MissingNotice({ missing, reason, onReason, error, ...given }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <Notice kind="problem">
      <p>To issue it, an invoice needs by law:</p>
      <ul className="list-inside list-disc">
        {missing.map((each, at) => (
          <li key={`${each.particular} ${each.line}`}>
            <Particular missing={each} isFirst={at === 0} {...given} />
          </li>
        ))}
      </ul>
      {isReasonEnough(missing) && (
        <div className="pt-2" data-walk="always">
          <label htmlFor={id} className="text-sm">
            Or the reason to issue it without, which stays on record
          </label>
          <input
            id={id}
            data-place="override-reason"
            // In the editor the focus is at the first field that is missing.
            autoFocus={given.draftId !== null}
            type="text"
            dir="auto"
            autoComplete="off"
            maxLength={500}
            value={reason}
            onChange={({ target }) => onReason(target.value)}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : errorId}
            className="control"
          />
          {error !== undefined && (
            <p id={errorId} className="pt-1 text-sm">
              {error}
            </p>
          )}
        </div>
      )}
    </Notice>
  );
}

type ParticularProps = Pick<Props, 'bookId' | 'customerId' | 'draftId' | 'onGive'> & {
  readonly missing: MissingParticular;
  readonly isFirst: boolean;
};

function Particular({ missing, isFirst, ...given }: ParticularProps) {
  const { bookId, customerId, draftId, onGive } = given;
  const { scope } = usePageBook();
  const words = particularInWords(missing);
  if (onGive !== undefined) {
    return (
      <button type="button" autoFocus={isFirst} className="link" onClick={() => onGive(missing)}>
        {words}
      </button>
    );
  }
  const to = (): string | null => {
    if (missing.particular === 'supplier-address') {
      return paths.billingSettings(bookId, 'business');
    }
    if (missing.particular.startsWith('buyer')) {
      return customerId === null ? null : paths.customer(customerId, scope);
    }
    return draftId === null ? null : paths.editInvoice(draftId, scope);
  };
  const place = to();
  if (place === null) return words;
  return (
    <Link to={place} className="link">
      {words}
    </Link>
  );
}
