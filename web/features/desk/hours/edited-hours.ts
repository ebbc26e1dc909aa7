import { makeAutoObservable } from "mobx";
import { isSame } from "#core/shared/equality/is-same.ts";
import { formOf } from "./hours-form.ts";
import type { Calendar } from "#core/consultations/calendar/calendar.ts";
import type { Weekday } from "#core/consultations/slots/slot-facts.ts";
import type { DayRow, HoursForm, HoursRow, OffRow, WindowRow } from "./hours-form.ts";

/** Where rows are: on a weekday, or among the exceptions. */
export type HoursPlace = Weekday | "exceptions";

/** What can be undone: what was there before, where it was done, and the row whose first field then takes the focus. */
export type UndoableEdit = { readonly key: string; readonly before: HoursForm } & (
  | { readonly kind: "removed"; readonly from: HoursPlace }
  | { readonly kind: "copied"; readonly from: Weekday; readonly to: readonly Weekday[] }
);

const NEW_HOURS = { from: "", to: "" };

/** The fields of a calendar: rows are added, written, copied and removed, and the last removal or copy can be undone. */
export class EditedHours {
  form: HoursForm = { windows: [], exceptions: [] };
  /** null: nothing was removed or copied, or something else was entered since. */
  undoable: UndoableEdit | null = null;
  /** The row that was added or put back last: its first field takes the focus. */
  added: string | null = null;
  private shown: HoursForm = this.form;
  #keys = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Whether something else is entered than what was shown. */
  get isChanged(): boolean {
    return !isSame(this.form, this.shown);
  }

  begin(calendar: Calendar): void {
    this.shown = formOf(calendar, this.newKey);
    this.enter(this.shown);
  }

  enter(form: HoursForm): void {
    this.form = form;
    this.undoable = null;
    this.added = null;
  }

  addWindow(weekday: Weekday): void {
    const row: WindowRow = { key: this.newKey(), weekday, ...NEW_HOURS, since: "", until: "" };
    this.add({ ...this.form, windows: [...this.form.windows, row] }, row.key);
  }

  writeWindow(key: string, changed: Partial<WindowRow>): void {
    this.enter({ ...this.form, windows: this.form.windows.map((row) => (row.key === key ? { ...row, ...changed } : row)) });
  }

  /** Puts the hours of a weekday in the place of those of others. A weekday without hours copies none. */
  copyWindows(from: Weekday, to: readonly Weekday[]): void {
    const before = this.form;
    const copied = before.windows.filter((row) => row.weekday === from);
    const [first] = copied;
    if (first === undefined) return;
    const copies = to.flatMap((weekday) => copied.map((row) => ({ ...row, key: this.newKey(), weekday })));
    this.enter({ ...before, windows: [...before.windows.filter((row) => !to.includes(row.weekday)), ...copies] });
    this.undoable = { kind: "copied", key: first.key, before, from, to };
  }

  addOff(): void {
    const row: OffRow = { kind: "off", key: this.newKey(), firstDay: "", ...NEW_HOURS, lastDay: "" };
    this.add({ ...this.form, exceptions: [...this.form.exceptions, row] }, row.key);
  }

  writeOff(key: string, changed: Partial<OffRow>): void {
    this.writeException(key, (row) => (row.kind === "off" ? { ...row, ...changed } : row));
  }

  addDay(): void {
    const row: DayRow = { kind: "day", key: this.newKey(), date: "", windows: [{ key: this.newKey(), ...NEW_HOURS }] };
    this.add({ ...this.form, exceptions: [...this.form.exceptions, row] }, row.key);
  }

  writeDate(key: string, date: string): void {
    this.writeException(key, (row) => (row.kind === "day" ? { ...row, date } : row));
  }

  addDayHours(key: string): void {
    const added: HoursRow = { key: this.newKey(), ...NEW_HOURS };
    this.writeException(key, (row) => (row.kind === "day" ? { ...row, windows: [...row.windows, added] } : row));
    this.added = added.key;
  }

  writeDayHours(key: string, hours: string, changed: Partial<HoursRow>): void {
    this.writeException(key, (row) =>
      row.kind === "day" ? { ...row, windows: row.windows.map((one) => (one.key === hours ? { ...one, ...changed } : one)) } : row,
    );
  }

  /** Removes a row, or hours of a day, by its key. */
  remove(key: string): void {
    const before = this.form;
    const isOther = (row: { readonly key: string }) => row.key !== key;
    this.enter({
      windows: before.windows.filter(isOther),
      exceptions: before.exceptions
        .filter(isOther)
        .map((row) => (row.kind === "day" ? { ...row, windows: row.windows.filter(isOther) } : row)),
    });
    this.undoable = { kind: "removed", key, before, from: before.windows.find((row) => row.key === key)?.weekday ?? "exceptions" };
  }

  putBack(): void {
    if (this.undoable !== null) this.add(this.undoable.before, this.undoable.key);
  }

  private add(form: HoursForm, key: string): void {
    this.enter(form);
    this.added = key;
  }

  private writeException(key: string, written: (row: OffRow | DayRow) => OffRow | DayRow): void {
    this.enter({ ...this.form, exceptions: this.form.exceptions.map((row) => (row.key === key ? written(row) : row)) });
  }

  private newKey(): string {
    this.#keys += 1;
    return `row-${this.#keys}`;
  }
}
