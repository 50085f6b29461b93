// The addresses that are forms: what they would write belongs to the present.

const FORM_PATH = /(^|\/)(add|change|opening|import)(\/|$)/;
/** What opens a form over a list. */
const FORM_QUERY = ['new', 'edit', 'from'] as const;

type Place = { readonly pathname: string; readonly search: string };

export function isFormAddress({ pathname, search }: Place): boolean {
  const query = new URLSearchParams(search);
  return FORM_PATH.test(pathname) || FORM_QUERY.some((name) => query.has(name));
}
