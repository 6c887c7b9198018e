import { useState } from 'react';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { styled } from '@mui/material/styles';
import { Button } from '../button/button.tsx';
import { Spinner } from '../button/spinner.tsx';
import { MenuButton } from '../menu-button/menu-button.tsx';
import { csvParts, csvRows, type CsvColumn } from './csv-rows.ts';
import { download } from './download.ts';
import { toXlsx } from './to-xlsx.ts';

/** What a table can be saved as. */
export interface ExportOptions {
  label: string;
  /** Ends in `.csv`; that of the workbook ends in `.xlsx`. */
  fileName: string;
  separator: ',' | ';';
  /** Said where what writes the file, which is fetched then, does not come. */
  failed: string;
  /** Offers a workbook too. Where there is little room one button, `menu`, holds both. */
  excel?: { label: string; menu: string } | undefined;
}

/** Narrower than both buttons beside one of the toolbar, in the longer language. */
const tight = '@container data-table (width < 36rem)';
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' });
const Wide = styled('span')({ display: 'contents', [tight]: { display: 'none' } });
const Tight = styled('span')({ display: 'none', [tight]: { display: 'contents' } });

/** Saves the rows of a table, in the order shown, as CSV or as a workbook. */
export function ExportButtons<Row>({
  label,
  fileName,
  separator,
  failed,
  excel,
  caption,
  columns,
  rows,
  disabled,
}: ExportOptions & {
  caption: string;
  columns: readonly CsvColumn<Row>[];
  rows: readonly Row[];
  disabled: boolean;
}) {
  const [state, setState] = useState<'ready' | 'writing' | 'failed'>('ready');
  const save = async (write: () => Promise<[name: string, file: Blob]>, meanwhile: 'ready' | 'writing') => {
    setState(meanwhile);
    try {
      download(...(await write()));
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  const saveCsv = () =>
    save(async () => {
      const { toCsv } = await import('./to-csv.ts');
      const text = toCsv(csvRows(columns, rows), { separator });
      return [fileName, new Blob([text], { type: 'text/csv;charset=utf-8' })];
    }, 'ready');
  const saveWorkbook = () =>
    save(async () => {
      const formats = csvParts(columns).map(({ format }) => format);
      return [fileName.replace(/\.csv$/, '.xlsx'), await toXlsx(csvRows(columns, rows), { sheet: caption, formats })];
    }, 'writing');
  const shared = { size: 'small', variant: 'text', disabled, startIcon: <DownloadIcon /> } as const;
  const csvButton = (
    <Button {...shared} aria-label={`${label}, ${caption}`} onClick={() => void saveCsv()}>
      {label}
    </Button>
  );
  return (
    <Buttons>
      {state === 'failed' ? <span role="alert">{failed}</span> : null}
      {excel ? (
        <>
          <Wide>
            {csvButton}
            <Button
              {...shared}
              aria-label={`${excel.label}, ${caption}`}
              loading={state === 'writing'}
              onClick={() => void saveWorkbook()}
            >
              {excel.label}
            </Button>
          </Wide>
          <Tight>
            <MenuButton
              label={excel.menu}
              aria-label={`${excel.menu}, ${caption}`}
              size="small"
              variant="text"
              icon={state === 'writing' ? <Spinner /> : <DownloadIcon />}
              items={[
                { key: 'csv', label, disabled, onSelect: () => void saveCsv() },
                { key: 'excel', label: excel.label, disabled, onSelect: () => void saveWorkbook() },
              ]}
            />
          </Tight>
        </>
      ) : (
        csvButton
      )}
    </Buttons>
  );
}
