// Leads a newcomer to a right bill on paper: six steps, the one that is next open with its form in
// it, and beside them the bill as it fills in.
import type { NamedBook } from '#web/state/active-book.ts';
import type { FirstHourProps } from './use-is-first-hour.ts';
import { PageBookContext } from '#web/state/page-book.ts';
import { BillSketch } from './BillSketch.tsx';
import type { GuideForms } from './forms.ts';
import { GuideFoot } from './GuideFoot.tsx';
import { GuideHead, StepsOnTheirWay } from './GuideOnItsWay.tsx';
import { BillPaper } from './BillPaper.tsx';
import { StepList } from './steps/StepList.tsx';
import { useGuide } from './use-guide.ts';
import { firstHourWords as wording, STEPS } from './wording.ts';
import './first-hour.css';

type Props = FirstHourProps & { readonly forms: GuideForms };

export function FirstHourGuide({ book, badge, forms }: Props) {
  return (
    <>
      <GuideHead badge={badge} />
      {book === null ? (
        <Steps book={null} forms={forms} />
      ) : (
        <PageBookContext value={{ ...book, scope: undefined }}>
          <Steps key={book.id} book={book} forms={forms} />
        </PageBookContext>
      )}
    </>
  );
}

type StepsProps = { readonly book: NamedBook | null; readonly forms: GuideForms };

function Steps({ book, forms }: StepsProps) {
  const guide = useGuide(book);
  if (!guide.isRead) return <StepsOnTheirWay takesFocus={guide.hasMoved} />;
  const done = STEPS.filter(guide.isDone).length;
  return (
    <div className="first-hour">
      <section aria-labelledby="first-bill" className="card overflow-hidden print:hidden">
        <div className="px-4 py-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="first-bill" className="text-h2 font-semibold">
              {wording.title}
            </h2>
            <p role="status" className="text-sm text-ink-2">{`${done} of ${STEPS.length} done`}</p>
          </div>
          <div
            role="progressbar"
            aria-label="Steps done"
            aria-valuemin={0}
            aria-valuemax={STEPS.length}
            aria-valuenow={done}
            className="first-hour-done"
          >
            <div style={{ width: `${(done / STEPS.length) * 100}%` }} />
          </div>
        </div>
        <StepList book={book} guide={guide} forms={forms} />
        <GuideFoot bookId={book?.id ?? null} />
      </section>
      {guide.invoiceId === null || book === null ? (
        <BillSketch name={book?.name ?? null} guide={guide} />
      ) : (
        <BillPaper bookId={book.id} invoiceId={guide.invoiceId} />
      )}
    </div>
  );
}
