// A choice of two that stands among other fields as a pill.
type Props = {
  readonly label: string;
  readonly title: string;
  readonly isYes: boolean;
  readonly busy: boolean;
  readonly onChange: (isYes: boolean) => void;
};

export function YesOrNo({ label, title, isYes, busy, onChange }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isYes}
      title={title}
      disabled={busy}
      onClick={() => onChange(!isYes)}
      className={
        'inline-flex min-h-(--row) items-center gap-1.5 rounded-full border px-3 text-sm ' +
        (isYes
          ? 'border-transparent bg-brand-soft text-brand-ink'
          : 'border-line bg-surface text-ink-2')
      }
    >
      {label} <b className="font-medium">{isYes ? 'Yes' : 'No'}</b>
    </button>
  );
}
