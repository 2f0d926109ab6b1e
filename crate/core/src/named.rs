//! Enums whose variants have names, declared with one list of variants and names.

/// Declares an enum of variants without fields, each with its name, and gives it `ALL` and `name`.
///
/// ```
/// queens_core::named! {
///     /// Sides of a board.
///     #[derive(Clone, Copy, PartialEq, Eq, Debug)]
///     pub enum Side {
///         /// Where row 0 is.
///         Top = "top",
///         /// Where the last row is.
///         Bottom = "bottom",
///     }
/// }
///
/// assert_eq!(Side::ALL.map(Side::name), ["top", "bottom"]);
/// ```
#[doc(hidden)]
#[macro_export]
macro_rules! named {
    (
        $(#[$meta:meta])*
        $visible:vis enum $Enum:ident {
            $($(#[$about:meta])* $Variant:ident = $name:literal),* $(,)?
        }
    ) => {
        $(#[$meta])*
        $visible enum $Enum {
            $($(#[$about])* $Variant),*
        }

        impl $Enum {
            /// Every variant, in this order.
            $visible const ALL: [$Enum; [$($name),*].len()] = [$($Enum::$Variant),*];

            /// The name of the variant.
            #[must_use]
            $visible const fn name(self) -> &'static str {
                match self {
                    $($Enum::$Variant => $name),*
                }
            }
        }
    };
}
