import { GalleryPart, ROW, Specimen } from './GalleryPart.tsx';

const COLOURS = [
  ['canvas', 'bg-canvas'],
  ['surface', 'bg-surface'],
  ['surface-2', 'bg-surface-2'],
  ['surface-3', 'bg-surface-3'],
  ['brand', 'bg-brand'],
  ['brand-soft', 'bg-brand-soft'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['ink', 'bg-ink'],
  ['ink-2', 'bg-ink-2'],
  ['ink-3', 'bg-ink-3'],
  ['dr', 'bg-dr'],
  ['cr', 'bg-cr'],
  ['danger', 'bg-danger'],
  ['paid', 'bg-paid'],
  ['sent', 'bg-sent'],
  ['overdue', 'bg-overdue'],
  ['draft', 'bg-draft'],
  ['cancelled', 'bg-cancelled'],
  ['warn', 'bg-warn'],
  ['past', 'bg-past'],
] as const;

const TYPE = [
  ['Figure, large 32/40', 'text-d2 font-semibold', '₹18,64,182.50'],
  ['Figure 24/32', 'text-fig font-semibold', '₹4,82,300.00'],
  ['H1 22/28', 'text-h1 font-semibold tracking-[-0.01em]', 'New journal entry'],
  ['Digest 20/30', 'text-digest', '₹47,200.00 is overdue on one invoice, 12 days late.'],
  ['Total 18/24', 'text-lg font-semibold', '₹65,670.00'],
  ['H2 15/20', 'text-h2 font-semibold', 'Billing Overview'],
  ['Body 14/20', 'text-base', 'Rent, head office 40,000.00'],
  ['Secondary 13/18', 'text-sm text-ink-2', 'Expense, balance 60,000.00 Dr'],
  ['Table head 12/16', 'text-xs font-medium text-ink-2', 'Amount (₹)'],
  ['Narrow 88 %', 'num-narrow', '1,23,45,678.00'],
  ['Narrow 75 %', 'num-tight', '99,99,99,999.00'],
] as const;

export function FoundationsPart() {
  return (
    <GalleryPart id="foundations" title="Colour, type and rules">
      <Specimen state="Colours" className="grid grid-cols-3 gap-2 sm:grid-cols-7">
        {COLOURS.map(([name, look]) => (
          <div key={name}>
            <div className={`h-9 rounded-sm border border-line ${look}`} />
            <p className="text-xs text-ink-2">{name}</p>
          </div>
        ))}
      </Specimen>
      <Specimen state="Type">
        <dl className="flex flex-col gap-2">
          {TYPE.map(([name, look, text]) => (
            <div key={name} className="flex flex-wrap items-baseline gap-x-4">
              <dt className="w-36 shrink-0 text-xs text-ink-3">{name}</dt>
              <dd className={look}>{text}</dd>
            </div>
          ))}
        </dl>
      </Specimen>
      <Specimen state="The three strong rules, and a hairline" className={ROW}>
        <div className="h-12 w-40 rule-top">3 px on top</div>
        <div className="h-12 w-40 pl-3 rule-middle">2 px in the middle</div>
        <div className="h-12 w-40 rule-double">double under a total</div>
        <div className="h-12 w-40 border-b border-line">hairline</div>
      </Specimen>
    </GalleryPart>
  );
}
