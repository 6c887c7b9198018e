/**
 * Ways to write numbers and dates, each made when it is first used and kept: making one takes as long as writing
 * hundreds, and every table, chart and card asks for a dozen.
 */
function kept<Options, Format>(make: (locale: string, options: Options) => Format) {
  const formats = new Map<string, Format>();
  return (locale: string, options: Options) => {
    const key = `${locale} ${JSON.stringify(options)}`;
    return (): Format => {
      let format = formats.get(key);
      if (format === undefined) {
        format = make(locale, options);
        formats.set(key, format);
      }
      return format;
    };
  };
}

/** A way to write numbers; call it for the format. */
export const numberFormat = kept((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
/** A way to write dates; call it for the format. */
export const dateFormat = kept(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
