// A list as a file: which kind is chosen, and the browser saves it beside the page, which stays.
import { Menu } from '../overlays/Menu.tsx';

const FORMATS = { csv: 'CSV', xlsx: 'Excel (XLSX)' } as const;
export type ExportFormat = keyof typeof FORMATS;

type Props = {
  /** @returns where the file is had. */
  readonly addressOf: (format: ExportFormat) => string;
};

export const ExportMenu = ({ addressOf }: Props) => (
  <Menu
    label="Export"
    trigger="Export"
    items={(['csv', 'xlsx'] as const).map((format) => ({
      text: FORMATS[format],
      onSelect: () => download(addressOf(format)),
    }))}
  />
);

function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
