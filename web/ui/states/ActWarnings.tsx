// What is unusual about what a form would do: amber, heard as it comes, and in nobody's way. It
// comes by itself, when typing has paused: so on a desk it stands below the buttons of the column
// that it is in, which do not move, and above them on a phone, where they stay at the foot of the
// window.
import { useHeldWhilePressed } from '#web/ui/inputs/use-held-while-pressed.ts';
import { Notice } from './Notice.tsx';

export function ActWarnings({ texts: told }: { readonly texts: readonly string[] }) {
  const texts = JSON.parse(useHeldWhilePressed(JSON.stringify(told)) ?? '[]') as readonly string[];
  return (
    <div role="status" aria-label="Worth a look" className="empty:hidden sm:order-last">
      {texts.length > 0 && (
        <Notice kind="warning">
          {texts.length === 1 ? (
            <p dir="auto">{texts[0]}</p>
          ) : (
            <ul className="flex flex-col gap-1">
              {texts.map((text) => (
                <li key={text} dir="auto">
                  {text}
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </div>
  );
}
