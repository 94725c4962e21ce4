/** In PostgreSQL the languages are an enum, which this change extends. SQLite keeps them as text. */
export async function up(): Promise<void> {
  await Promise.resolve();
}

export async function down(): Promise<void> {
  await Promise.resolve();
}
