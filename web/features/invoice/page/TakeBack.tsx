// The quiet button beside whatever may be taken back.
type Props = {
  readonly text?: string;
  readonly of: string;
  readonly onTake: () => void;
};

export const TakeBack = ({ text = 'Reverse', of, onTake }: Props) => (
  <button
    type="button"
    onClick={onTake}
    className="link-quiet min-h-6 text-sm pointer-coarse:min-h-11"
  >
    {text}
    <span className="sr-only"> {of}</span>
  </button>
);
