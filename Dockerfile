# The command `queens` as one static binary, in an image that holds nothing else:
#
#   docker build --tag queens .
#   docker run --rm queens count 16
#   docker build --output . --target binary .      leaves the binary in this folder
FROM rust:1.95-alpine AS build
RUN apk add --no-cache musl-dev
WORKDIR /queens
COPY . .
ENV CARGO_PROFILE_RELEASE_STRIP=symbols
RUN cargo build --release --locked --package queens-command

FROM scratch AS binary
COPY --from=build /queens/target/release/queens /queens

FROM binary
USER 65534:65534
ENTRYPOINT ["/queens"]
