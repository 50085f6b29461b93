// The top of the paper: what it is, who sells, who buys, and the facts of the document.
import type { Paper } from '#core/paper/index.ts';
import { encode } from 'uqr';

type Props = { readonly paper: Paper; readonly copy: string | null };

export function PaperHead({ paper, copy }: Props) {
  return (
    <>
      {paper.workingPaper !== undefined && <p className="paper-working">{paper.workingPaper}</p>}
      <header className="paper-head">
        <div>
          <h2>{paper.title}</h2>
          {copy !== null && <p className="paper-label">{copy}</p>}
        </div>
        <Supplier supplier={paper.supplier} />
      </header>
      {paper.declarations.length > 0 && (
        <div className="paper-declarations">
          {paper.declarations.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      {paper.portal !== undefined && <PortalBlock portal={paper.portal} />}
      <div className="paper-parties">
        <div>
          {paper.parties.map(({ label, name, lines }) => (
            <div key={label}>
              <p className="paper-label">{label}</p>
              {name !== null && <p className="paper-strong">{name}</p>}
              <Lines lines={lines} />
            </div>
          ))}
        </div>
        <dl>
          {paper.facts.map(({ label, text }) => (
            <div key={label}>
              <dt className="paper-label">{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}

function Supplier({ supplier: { logo, name, lines } }: { readonly supplier: Paper['supplier'] }) {
  return (
    <address>
      {logo !== null && <img src={`data:${logo.mediaType};base64,${logo.base64}`} alt="" />}
      <p className="paper-name">{name}</p>
      <Lines lines={lines} />
    </address>
  );
}

/** Two lines of an address may be the same. */
const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <p className="paper-lines">{lines.join('\n')}</p>
);

// What the e-invoice portal has to do with the document: the IRN with the code that the portal
// signed, or why it is no invoice.
type PortalBlockProps = { readonly portal: NonNullable<Paper['portal']> };

function PortalBlock({ portal: { notice, facts, qr } }: PortalBlockProps) {
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
function SignedCode({ payload, label }: NonNullable<PortalBlockProps['portal']['qr']>) {
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
