// Beside the paper: why this tax, whether it may be issued, and what it will post.
import { statesTax } from '#core/trade/kinds/presale/index.ts';
import { challanTermsOf } from '../draft/kinds.ts';
import { withOpenLine } from '../draft/next-field.ts';
import type { InvoicePlace } from '../draft/next-field.ts';
import type { InvoiceTyping } from '../draft/use-invoice-draft.ts';
import { ReadyToIssue } from '../issue/ReadyToIssue.tsx';
import { TypedPresaleWarnings, TypedWarnings } from '../issue/IssueWarnings.tsx';
import { WillPost } from '../issue/WillPost.tsx';
import { presaleWords } from '../wording.ts';
import type { EditorParts } from './parts.ts';
import { TaxCard } from './tax/TaxCard.tsx';

type Props = EditorParts & { readonly onPlace: () => void };

export function Panel({ onPlace, ...parts }: Props) {
  return (
    <aside aria-label="Before it is issued" className="flex flex-col gap-3">
      {statesTax(challanTermsOf(parts.typing.draft, parts.kind)) ? (
        <TaxCard {...parts} onPlace={onPlace} />
      ) : (
        <p className="border-l-3 border-line-strong bg-surface-2 px-4 py-3 text-sm text-ink-2">
          {presaleWords.withoutTax}
        </p>
      )}
      {parts.kind === 'invoice' ? (
        <>
          <ReadyToIssue
            bookId={parts.bookId}
            draft={parts.typing.draft}
            known={parts.known}
            priced={parts.priced}
            number={null}
            toField={(place, words) => (
              <ToField place={place} words={words} typing={parts.typing} />
            )}
          />
          <TypedWarnings book={bookOf(parts)} draft={parts.typing.draft} busy={parts.busy} />
          <WillPost entries={parts.priced.entries} />
        </>
      ) : (
        <>
          <TypedPresaleWarnings
            book={bookOf(parts)}
            draft={parts.typing.draft}
            kind={parts.kind}
            busy={parts.busy}
          />
          <p className="card px-4 py-3 text-sm text-ink-2">{presaleWords.postsNothing}</p>
        </>
      )}
    </aside>
  );
}

const bookOf = ({ bookId, known }: EditorParts) => ({
  id: bookId,
  hasGstin: known.settings.registration !== 'unregistered',
});

type ToFieldProps = {
  readonly place: InvoicePlace;
  readonly words: string;
  readonly typing: InvoiceTyping;
};

const ToField = ({ place, words, typing }: ToFieldProps) => (
  <button
    type="button"
    onClick={() => typing.go(withOpenLine(typing.now(), place), place)}
    className="link text-left"
  >
    {words}
  </button>
);
