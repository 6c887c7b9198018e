/** Hands the browser a file to save. */
export function download(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the blob after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
