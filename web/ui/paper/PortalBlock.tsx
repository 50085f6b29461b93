// What the e-invoice portal has to do with the document: the IRN with the code that the portal
// signed, or why it is no invoice.
import { encode } from 'uqr';
import type { Paper } from '#core/paper/index.ts';

type Props = { readonly portal: NonNullable<Paper['portal']> };

export function PortalBlock({ portal: { notice, facts, qr } }: Props) {
  return (
    <>
      {notice !== null && (
        <div className="paper-declarations">
          <p className="paper-strong text-center">{notice}</p>
        </div>
      )}
      {facts.length > 0 && (
        <div className="paper-portal">
          <dl>
            {facts.map(({ label, text }) => (
              <div key={label}>
                <dt className="paper-label">{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {qr !== null && <SignedCode {...qr} />}
        </div>
      )}
    </>
  );
}

/** As little as a scanner needs of what repairs a code: the portal's are long. */
function SignedCode({ payload, label }: NonNullable<Props['portal']['qr']>) {
  const { size, data } = encode(payload, { border: 0, ecc: 'L' });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
