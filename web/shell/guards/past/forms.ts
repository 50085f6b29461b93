// The addresses that are forms: what they would write belongs to the present.

const FORM_PATH = /(^|\/)(add|change|edit|opening|import)(\/|$)/;
/** What opens a form over a list. */
const FORM_QUERY = ['new', 'edit', 'from'] as const;
/** The first day of a report stands in the address by the same name as what a form copies. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

type Place = { readonly pathname: string; readonly search: string };

export function isFormAddress({ pathname, search }: Place): boolean {
  if (FORM_PATH.test(pathname)) return true;
  const query = new URLSearchParams(search);
  return FORM_QUERY.some((name) => {
    const value = query.get(name);
    return value !== null && !DAY.test(value);
  });
}
