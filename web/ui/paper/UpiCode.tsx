// The QR code of a payment by UPI, 24 mm wide as a scanner at arm's length needs it.
import { encode } from 'uqr';

type Props = { readonly payload: string; readonly label: string };

export function UpiCode({ payload, label }: Props) {
  const { size, data } = encode(payload, { border: 0 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <div className="paper-upi">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <p className="paper-label">{label}</p>
    </div>
  );
}
