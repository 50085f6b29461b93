// The rule for a new password, and which parts of it the typed one meets already.
import { Icon } from '#web/ui/marks/Icon.tsx';
import { registerWords } from './wording.ts';

const RULES: readonly { text: string; met: (password: string) => boolean }[] = [
  { text: '8 characters', met: (password) => password.length >= 8 },
  { text: 'a number', met: (password) => /\d/.test(password) },
  { text: 'an uppercase letter', met: (password) => /[A-Z]/.test(password) },
  { text: 'a lowercase letter', met: (password) => /[a-z]/.test(password) },
];

export function PasswordChecklist({ password }: { readonly password: string }) {
  return (
    <>
      {registerWords.passwordHint}
      <ul className="mt-1 grid grid-cols-2 gap-x-3">
        {RULES.map(({ text, met }) => {
          const done = met(password);
          return (
            <li key={text} className={`flex items-center gap-1 ${done ? 'text-paid' : ''}`}>
              {done ? (
                <Icon name="check" size={14} />
              ) : (
                <span className="mx-0.5 size-2.5 rounded-full border border-line-strong" />
              )}
              {text}
              <span className="sr-only">{done ? ', done' : ', missing'}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
