/** Ten to a sheet of Letter, the paper of Québec. */
const usualFormat = 'avery-5163';
const storageKey = 'terroir-label-format';

/** The key of the format that labels were printed in here last; it stays when its account logs out and says nothing of it. */
export function rememberedFormat(): string {
  try {
    return localStorage.getItem(storageKey) ?? usualFormat;
  } catch (blocked) {
    if (!(blocked instanceof DOMException)) throw blocked; // storage is switched off
    return usualFormat;
  }
}

/** Keeps the format for the next sheets on this device. */
export function rememberFormat(key: string): void {
  try {
    localStorage.setItem(storageKey, key);
  } catch (blocked) {
    if (!(blocked instanceof DOMException)) throw blocked; // storage is switched off or full: the choice lasts as long as the dialog
  }
}
