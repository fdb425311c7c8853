import type { Chart, Span, Table } from '../lib/schema.gen';
import styles from './table-chart.module.css';

interface TableChartProps {
  chart: Chart;
  table: Table;
}

/** The rows of a table as a chart. The table below it contains the same information. */
export function TableChart({ chart, table }: TableChartProps) {
  const Rows = chart.scale === 'tog' ? SleepSacks : Bars;
  return (
    <div className={styles.chart} aria-hidden="true">
      <Rows chart={chart} table={table} />
    </div>
  );
}

/** A bar for each figure. A bar of hours starts at zero, a bar of ages at the first age. */
function Bars({ chart, table }: TableChartProps) {
  const ticks = ticksOf(chart);
  const end = ticks.at(-1)!;
  return (
    <>
      {chart.columns.length > 1 && (
        <p className={styles.legend}>
          {chart.columns.map((column, series) => (
            <span key={column} data-series={series}>
              {column}
            </span>
          ))}
        </p>
      )}
      {table.rows.map(({ cells, tone }, row) => (
        <div key={cells[0]} className={styles.row} data-tone={tone}>
          <span>{cells[0]}</span>
          <svg viewBox={`0 0 ${end} ${chart.columns.length}`} preserveAspectRatio="none">
            <path
              className={styles.grid}
              d={ticks.map((tick) => `M${tick} 0v${chart.columns.length}`).join('')}
            />
            {chart.rows[row]?.map((span, series) => (
              <Bar key={series} span={span} series={series} fromZero={chart.scale === 'hours'} />
            ))}
          </svg>
        </div>
      ))}
      <div className={styles.row}>
        <span>{chart.scale}</span>
        <p className={styles.axis}>
          {ticks.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </p>
      </div>
    </>
  );
}

function Bar({ span, series, fromZero }: { span: Span; series: number; fromZero: boolean }) {
  const { from, to } = span;
  const y = series + 0.5;
  return (
    <g data-series={series}>
      {fromZero && <path className={styles.bar} d={`M0 ${y}H${from}`} />}
      <path className={fromZero ? styles.range : styles.ages} d={`M${from} ${y}H${to}`} />
    </g>
  );
}

/** About six equal steps, from zero to beyond the longest bar. */
function ticksOf({ rows, scale }: Chart): number[] {
  const longest = Math.max(...rows.flat().map(({ to }) => to));
  const step = scale === 'months' ? 6 : Math.ceil(longest / 6);
  return Array.from({ length: Math.floor(longest / step) + 2 }, (_, i) => i * step);
}

/** Sleep sacks, drawn thicker the warmer they are. */
function SleepSacks({ chart, table }: TableChartProps) {
  return (
    <ul className={styles.sacks}>
      {table.rows.map(({ cells }, row) => {
        const tog = chart.rows[row]?.[0]?.from ?? 0;
        return (
          <li key={cells[0]}>
            <svg viewBox="0 0 48 64">
              <path
                strokeWidth={1 + 3 * tog}
                d="M17 12q7 5 14 0l5 32q1 12-12 12t-12-12zM17 12q-4 2-5 9M31 12q4 2 5 9"
              />
              <path strokeWidth="1.5" d="M24 16v34" />
            </svg>
            <b>{tog.toFixed(1)} TOG</b>
            <span>{cells[0]}</span>
          </li>
        );
      })}
    </ul>
  );
}
