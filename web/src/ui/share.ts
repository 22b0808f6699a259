/** Share a link by the device's own sheet, or copy it; true when it was copied. */
export async function share(url: string, title: string): Promise<boolean> {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ url, title });
    } catch {
      // The reader thought better of it.
    }
    return false;
  }
  return copy(url);
}

/** Copy a text; false where the browser does not allow it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
